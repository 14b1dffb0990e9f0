import { ErrorState } from '@miczero/client/design/States/ErrorState.tsx';
import { ERRORS, type RefusalName } from '@miczero/contracts';
import type { ControlFailure } from '../api/control-call.ts';
import { useTexts } from '../words/words.ts';
import type { Texts } from '../words/zh.ts';
import styles from './Failed.module.css';

/** Refusals with the console's own words; the platform's are in English only. */
const WORDED = [
  'requestInvalid',
  'requestTooLarge',
  'worldUnknown',
  'userUnknown',
  'hallProblem',
  'channelUnknown',
  'roomUnknown',
  'platformStopping',
] as const satisfies readonly RefusalName[];

/** A failure in the language of the page. What is wrong with a request names its fields, in English. */
export function wordsOfFailure({ status, code, message, issues }: ControlFailure, texts: Texts): string {
  if (status === 403) return texts.forbidden;
  if (status === 0) return texts.unreachable;
  const known = WORDED.find((name) => ERRORS[name].code === code);
  return texts.refused(known ? [texts.refusals[known], ...issues].join(' · ') : message);
}

/** A failure of the control API: instead of the missing content, or as a line beside content that is still shown. */
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
