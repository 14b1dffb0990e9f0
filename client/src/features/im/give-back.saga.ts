import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { ImSessionId } from '../../platform/ports/im.ts';
import { feedbackActions, textOf } from '../feedback/index.ts';
import { imActions } from './im.slice.ts';
import type { ImLine, ImRoot } from './im.state.ts';
import { unsentWords } from './thread.model.ts';

const wordsOf = ({ body }: ImLine): readonly string[] => (body.kind === 'text' ? [body.text] : []);

/** Messages that were not sent leave with their session: their words are its draft again. */
export function* giveBack(
  session: ImSessionId,
  lines: readonly ImLine[],
  place: 'before the draft' | 'behind it',
): SagaGenerator<void> {
  const words = lines.flatMap(wordsOf);
  const draft = yield* select(({ im }: ImRoot) => im.drafts[session] ?? '');
  const all = place === 'behind it' ? [draft, ...words] : [...words, draft];
  if (words.length > 0) yield* put(imActions.draftChanged({ session, value: unsentWords(all) }));
  // im.unsure: a draft looks as if it was not sent.
  if (lines.some((line) => line.delivery === 'timeout' && wordsOf(line).length > 0)) yield* warn('im.maybeSent');
  if (lines.length > words.length) yield* tellGone();
}

/** A draft holds words only. */
export const tellGone = (): SagaGenerator<void> => warn('im.unsentGone');

function* warn(key: 'im.maybeSent' | 'im.unsentGone'): SagaGenerator<void> {
  yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf(key) }));
}
