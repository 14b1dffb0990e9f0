import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectDocuments } from '../../connection/index.ts';
import { agreementModal } from '../index.ts';
import styles from './LoginDialog.module.css';

/** modal.agreement: in short, with a way to the whole page (open point S30). */
export default function AgreementDialog({ document }: { readonly document: 'terms' | 'privacy' }) {
  const { t } = useTranslation();
  const address = useSelector(selectDocuments)[document];
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
    >
      <a className={styles['link']} href={address} target="_blank" rel="noopener noreferrer">
        {t('login.agreement.full')}
      </a>
    </Dialog>
  );
}
