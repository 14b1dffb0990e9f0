import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { copyText } from '../../../design/copy-text.ts';
import type { TextKey } from '../../../i18n/text.ts';
import { feedbackActions, textOf } from '../index.ts';

/** Copies a text, says so with the words of `done`, if there are any, and calls `onCopied`; or says that the browser refused. */
export function useCopy(): (text: string, done: TextKey | null, onCopied?: () => void) => void {
  const dispatch = useDispatch();
  return useCallback(
    (text, done, onCopied) => {
      void copyText(text).then((isCopied) => {
        if (!isCopied) {
          dispatch(feedbackActions.toastRequested({ tone: 'warning', text: textOf('feedback.notCopied') }));
          return;
        }
        if (done) dispatch(feedbackActions.toastRequested({ tone: 'success', text: textOf(done) }));
        onCopied?.();
      });
    },
    [dispatch],
  );
}
