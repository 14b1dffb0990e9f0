import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../../design/Dialog/ConfirmDialog.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { type ConfirmProps, confirmModal } from '../index.ts';

export default function ConfirmHost({ title, body, action, danger, onConfirm }: ConfirmProps) {
  const say = useSay();
  const dispatch = useDispatch();
  const close = () => dispatch(confirmModal.close());
  return (
    <ConfirmDialog
      open
      title={say(title)}
      text={body ? say(body) : undefined}
      confirmLabel={say(action)}
      destructive={danger}
      onCancel={close}
      onConfirm={() => {
        close();
        dispatch(onConfirm);
      }}
    />
  );
}
