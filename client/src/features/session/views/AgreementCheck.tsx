import { useDispatch } from 'react-redux';
import { Checkbox } from '../../../design/Checkbox/Checkbox.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { agreementModal } from '../index.ts';
import styles from './LoginDialog.module.css';

export interface AgreementProps {
  readonly isAgreed: boolean;
  readonly hasError: boolean;
  readonly onChange: (agreed: boolean) => void;
  /** True when agreed; otherwise shows that it is missing. */
  readonly confirm: () => boolean;
}

/** Signing in requires it (open point S1). */
export function AgreementCheck({ isAgreed, hasError, onChange }: AgreementProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const open = (document: 'terms' | 'privacy') => dispatch(agreementModal.open({ document }));
  return (
    <Checkbox checked={isAgreed} onChange={onChange} error={hasError ? t('login.agreeRequired') : null}>
      {t('login.agreeBefore')}{' '}
      <button type="button" className={styles['link']} onClick={() => open('terms')}>
        {t('login.terms')}
      </button>{' '}
      {t('login.and')}{' '}
      <button type="button" className={styles['link']} onClick={() => open('privacy')}>
        {t('login.privacy')}
      </button>
    </Checkbox>
  );
}
