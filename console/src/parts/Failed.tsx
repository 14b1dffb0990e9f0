import { ErrorState } from '@miczero/client/design/States/ErrorState.tsx';
import type { ControlFailure } from '../api/control-call.ts';
import { useTexts } from '../words/words.ts';
import type { Texts } from '../words/zh.ts';
import styles from './Failed.module.css';

export function wordsOfFailure({ status, message }: ControlFailure, texts: Texts): string {
  if (status === 403) return texts.forbidden;
  return status === 0 ? texts.unreachable : texts.refused(message);
}

/** A failure of the control API: in the place of what it kept away, or as a line beside what is still shown. */
export function Failed(props: {
  readonly failure: ControlFailure;
  readonly onRetry?: () => Promise<unknown>;
  readonly asLine?: boolean;
}) {
  const { failure, onRetry, asLine = false } = props;
  const text = wordsOfFailure(failure, useTexts());
  if (asLine) {
    return (
      <p className={styles['line']} role="alert">
        {text}
      </p>
    );
  }
  return <ErrorState text={text} onRetry={onRetry && (() => void onRetry())} />;
}
