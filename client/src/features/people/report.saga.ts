import { REPORT_TEXT_MAX_CHARS, SUPPORT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callOrToast, feedbackActions, textOf, watching } from '../feedback/index.ts';
import { reportModal } from './modals.ts';
import { peopleActions } from './people.slice.ts';

/** What the viewer reports of others. It comes with its dialog, beside what else goes to operations. */
export function* reportSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'report');
  yield* watch.leading(peopleActions.reportRequested, onReportRequested, ports);
}

function* onReportRequested(
  ports: Ports,
  { payload: { uid, reason, text: words, line } }: ReturnType<typeof peopleActions.reportRequested>,
): SagaGenerator<void> {
  yield* put(peopleActions.sendingChanged(true));
  // The call has no field for a message, so operations find its ids in the text.
  const about = line ? `[${line.place}, message ${line.msg_id}] ${line.text}` : '';
  const text = joined(words, about);
  const request = { type: 1 as const, target: uid, reason, text, images: [] };
  const sent = yield* call(callOrToast, ports, SUPPORT_CALLS['account.report'], request);
  yield* put(peopleActions.sendingChanged(false));
  if (!sent) return;
  yield* put(reportModal.close());
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('people.reported') }));
}

/** The words of the viewer, then what the report is about; the quoted message gives way first, the ids at its beginning never. */
function joined(words: string, about: string): string {
  if (words === '' || about === '') return firstOf(`${words}${about}`, REPORT_TEXT_MAX_CHARS);
  const ids = about.indexOf(']') + 1;
  return firstOf(`${firstOf(words, REPORT_TEXT_MAX_CHARS - ids - 1)}\n${about}`, REPORT_TEXT_MAX_CHARS);
}

/** Whole characters, as the form and the platform count them. */
const firstOf = (text: string, most: number): string => Array.from(text).slice(0, most).join('');
