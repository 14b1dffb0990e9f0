import { useDispatch, useSelector } from 'react-redux';
import { RenderGuard } from '../../../design/RenderGuard/RenderGuard.tsx';
import { type ToastItem, ToastStack } from '../../../design/Toast/ToastStack.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { feedbackActions, selectToasts, type ToastModel } from '../index.ts';

const KIND = { info: 'info', success: 'success', warning: 'warn', error: 'error' } as const;

export interface ToastsProps {
  readonly onCopy: (text: string) => void;
}

/** The one way to toast. A toast that cannot be drawn goes with the others: the next ones come in a new stack. */
export function Toasts({ onCopy }: ToastsProps) {
  const toasts = useSelector(selectToasts);
  return (
    <RenderGuard of={toasts} fallback={() => null}>
      <Stack toasts={toasts} onCopy={onCopy} />
    </RenderGuard>
  );
}

function Stack({ toasts, onCopy }: ToastsProps & { readonly toasts: readonly ToastModel[] }) {
  const say = useSay();
  const dispatch = useDispatch();
  const item = (toast: ToastModel): ToastItem => ({
    id: String(toast.id),
    kind: toast.title === null ? KIND[toast.tone] : 'notify',
    title: toast.title ?? undefined,
    text: say(toast.text),
    count: toast.count,
    action: toast.action && say(toast.action.label),
    from: toast.from && {
      ...toast.from,
      line: toast.from.line.map(say).join(''),
      counted: say({ key: toast.from.counted, params: { n: toast.count } }),
    },
    onAct: () => {
      dispatch(feedbackActions.toastClosed(toast.id));
      if (toast.action) dispatch(toast.action.does);
    },
  });
  return (
    <ToastStack
      items={toasts.map(item)}
      onDismiss={(id) => dispatch(feedbackActions.toastClosed(Number(id)))}
      onCopy={onCopy}
      onHold={() => dispatch(feedbackActions.toastsHeld())}
      onLeave={() => dispatch(feedbackActions.toastsLeft())}
    />
  );
}
