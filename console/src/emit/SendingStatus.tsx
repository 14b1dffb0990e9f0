import { wordsOfFailure } from '../parts/Failed.tsx';
import { useTexts } from '../words/words.ts';
import type { Texts } from '../words/zh.ts';
import styles from './SendingStatus.module.css';
import type { SendingState } from './sending.ts';

/** A step that was put on the clipboard, or that the browser did not let there. */
export interface Copied {
  readonly step: string;
  readonly isDone: boolean;
}

/** Result of the latest sending and copying. */
export function SendingStatus(props: { readonly state: SendingState; readonly copied: Copied | undefined }) {
  const { state, copied } = props;
  const texts = useTexts();
  return (
    <div className={styles['status']} role="status">
      <p className={state.kind === 'failed' ? styles['failed'] : undefined}>{wordsOfSending(state, texts)}</p>
      {copied?.isDone && <p>{texts.copied}</p>}
      {copied && !copied.isDone && (
        <p>
          {texts.notCopied} <code>{copied.step}</code>
        </p>
      )}
    </div>
  );
}

export function wordsOfSending(state: SendingState, texts: Texts): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'sent':
      return state.wasHeard ? texts.sent(state.mid, state.ms) : texts.sentToNone(state.mid);
    case 'failed':
      return texts.sequenceRefused(wordsOfFailure(state.failure, texts), state.unheard ?? []);
    case 'steady':
      return texts.steady(state.counts.sent, state.perSecond);
    case 'ended':
      return texts.steadyEnd(state.sent);
    case 'sequence':
      return texts.sequenceAt(state.turn + 1, state.of, state.round + 1, state.rounds);
    case 'sequenceEnded':
      return texts.sequenceEnd(state.sent, state.unheard, state);
  }
}
