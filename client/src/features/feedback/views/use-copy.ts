import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { copyText } from '../../../design/copy-text.ts';
import type { TextKey } from '../../../i18n/text.ts';
import { feedbackActions, textOf } from '../index.ts';

/** Copies a text and says so with the words of `done`, if there are any, or that the browser refused: then it resolves to false. */
export function useCopy(): (text: string, done: TextKey | null) => Promise<boolean> {
  const dispatch = useDispatch();
  return useCallback(
    async (text, done) => {
      const isCopied = await copyText(text);
      if (!isCopied) dispatch(feedbackActions.toastRequested({ tone: 'warning', text: textOf('feedback.notCopied') }));
      else if (done) dispatch(feedbackActions.toastRequested({ tone: 'success', text: textOf(done) }));
      return isCopied;
    },
    [dispatch],
  );
}
