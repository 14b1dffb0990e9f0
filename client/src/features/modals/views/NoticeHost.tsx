import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../../design/Dialog/ConfirmDialog.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { type Modals, modalsActions } from '../index.ts';

export default function NoticeHost({ modal }: { readonly modal: Modals['notice'] }) {
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
