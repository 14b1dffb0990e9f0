import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../../design/Dialog/ConfirmDialog.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { type ConfirmModal, modalsActions } from '../index.ts';

export default function ConfirmHost({ modal }: { readonly modal: ConfirmModal }) {
  const say = useSay();
  const dispatch = useDispatch();
  const close = () => dispatch(modalsActions.closed('confirm'));
  return (
    <ConfirmDialog
      open
      title={say(modal.title)}
      text={modal.body ? say(modal.body) : undefined}
      confirmLabel={say(modal.action)}
      destructive={modal.danger}
      onCancel={close}
      onConfirm={() => {
        close();
        dispatch(modal.onConfirm);
      }}
    />
  );
}
