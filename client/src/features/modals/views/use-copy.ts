import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { copyText } from '../../../design/copy-text.ts';
import type { TextKey } from '../../../i18n/text.ts';
import { feedbackActions, textOf } from '../../feedback/index.ts';
import { uncopiedModal } from '../index.ts';

/** Copies a text, says so with the words of `done`, if there are any, and calls `onCopied`. A text that the browser refused is shown, to be copied by hand. */
export function useCopy(): (text: string, done: TextKey | null, onCopied?: () => void) => void {
  const dispatch = useDispatch();
  return useCallback(
    (text, done, onCopied) => {
      void copyText(text).then((isCopied) => {
        if (!isCopied) {
          dispatch(uncopiedModal.open({ text }));
          return;
        }
        if (done) dispatch(feedbackActions.toastRequested({ tone: 'success', text: textOf(done) }));
        onCopied?.();
      });
    },
    [dispatch],
  );
}
