import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../../design/Dialog/ConfirmDialog.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type NoticeProps, noticeModal } from '../index.ts';

export default function NoticeHost({ text }: NoticeProps) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const close = () => dispatch(noticeModal.close());
  return (
    <ConfirmDialog
      open
      noticeOnly
      title={say(text)}
      confirmLabel={t('common.confirm')}
      onConfirm={close}
      onCancel={close}
    />
  );
}
