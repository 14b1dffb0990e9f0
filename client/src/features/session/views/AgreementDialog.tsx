import { useDispatch } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { agreementModal } from '../index.ts';

/** modal.agreement */
export default function AgreementDialog({ document }: { readonly document: 'terms' | 'privacy' }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const close = () => dispatch(agreementModal.close());
  return (
    <Dialog
      open
      size="small"
      title={t(document === 'terms' ? 'login.agreement.titleTerms' : 'login.agreement.titlePrivacy')}
      description={t(document === 'terms' ? 'login.agreement.terms' : 'login.agreement.privacy')}
      onClose={close}
      actions={
        <Button look="primary" onClick={close}>
          {t('common.confirm')}
        </Button>
      }
    />
  );
}
