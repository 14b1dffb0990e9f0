import { useDispatch, useSelector } from 'react-redux';
import { type ToastItem, ToastStack } from '../../../design/Toast/ToastStack.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { feedbackActions, selectToasts, type ToastModel } from '../index.ts';
import { useCopy } from './use-copy.ts';

const KIND = { info: 'info', success: 'success', warning: 'warn', error: 'error' } as const;

/** The one way to toast. */
export function Toasts() {
  const say = useSay();
  const dispatch = useDispatch();
  const toasts = useSelector(selectToasts);
  const copy = useCopy();
  const item = (toast: ToastModel): ToastItem => ({
    id: String(toast.id),
    kind: toast.title === null ? KIND[toast.tone] : 'notify',
    title: toast.title ?? undefined,
    text: say(toast.text),
    count: toast.count,
  });
  return (
    <ToastStack
      items={toasts.map(item)}
      onDismiss={(id) => dispatch(feedbackActions.toastClosed(Number(id)))}
      onCopy={(text) => copy(text, null)}
      onHold={() => dispatch(feedbackActions.toastsHeld())}
      onLeave={() => dispatch(feedbackActions.toastsLeft())}
    />
  );
}
