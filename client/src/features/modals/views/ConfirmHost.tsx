import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../../design/Dialog/ConfirmDialog.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { type ConfirmModal, type Modals, modalsActions } from '../index.ts';

export function ConfirmHost({ modal }: { readonly modal: ConfirmModal }) {
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

export function NoticeHost({ modal }: { readonly modal: Modals['notice'] }) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  function close() {
    dispatch(modalsActions.closed('notice'));
    if (modal.onClose) dispatch(modal.onClose);
  }
  return (
    <ConfirmDialog
      open
      noticeOnly
      title={say(modal.text)}
      confirmLabel={t('common.confirm')}
      onConfirm={close}
      onCancel={close}
    />
  );
}
