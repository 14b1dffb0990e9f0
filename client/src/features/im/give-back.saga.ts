import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { ImSessionId } from '../../platform/ports/im.ts';
import { feedbackActions, textOf } from '../feedback/index.ts';
import { imActions } from './im.slice.ts';
import type { ImLine, ImRoot } from './im.state.ts';
import { unsentWords } from './thread.model.ts';

const wordsOf = ({ body }: ImLine): readonly string[] => (body.kind === 'text' ? [body.text] : []);
const isUnsure = ({ delivery }: ImLine): boolean => delivery === 'timeout';

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
  const spoken = lines.filter(({ body }) => body.kind === 'text');
  const wordless = lines.filter(({ body }) => body.kind !== 'text');
  // im.unsure: a draft looks as if it was not sent, and so does what is gone.
  if (spoken.some(isUnsure)) yield* warn('im.maybeSent');
  if (wordless.some(isUnsure)) yield* warn('im.unsureGone');
  if (!wordless.every(isUnsure)) yield* tellGone();
}

/** A draft holds words only. */
export const tellGone = (): SagaGenerator<void> => warn('im.unsentGone');

function* warn(key: 'im.maybeSent' | 'im.unsureGone' | 'im.unsentGone'): SagaGenerator<void> {
  yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf(key) }));
}
