import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { Tabs } from '../../../design/Tabs/Tabs.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { arrivalRetried } from '../arrival-retry.ts';
import { type LoginTab, loginModal, type SessionRoot } from '../index.ts';
import type { AgreementProps } from './AgreementCheck.tsx';
import styles from './LoginDialog.module.css';
import { PasswordLoginForm } from './PasswordLoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SmsLoginForm } from './SmsLoginForm.tsx';

const ForgotForm = lazyPart(() => import('./ForgotForm.tsx'));

export interface LoginDialogProps {
  readonly tab: LoginTab | null;
  /** Filled in after a password was set anew, so that it need not be typed twice. */
  readonly username?: string | undefined;
  /** How a login by the address that led here went. */
  readonly arrival?: 'refused' | 'unanswered' | 'asking' | undefined;
}

/** modal.login. Visitors may close it and look around. */
export default function LoginDialog({ tab: wanted, username, arrival }: LoginDialogProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const familiar = useSelector(({ session }: SessionRoot) => session.familiarTab);
  const tab = wanted ?? familiar;
  const [isAgreed, setAgreed] = useState(false);
  const [hasError, setError] = useState(false);
  const agreement: AgreementProps = {
    isAgreed,
    hasError,
    onChange: (agreed) => {
      setAgreed(agreed);
      setError(false);
    },
    confirm: () => {
      setError(!isAgreed);
      return isAgreed;
    },
  };
  const [phone, onPhone] = useState('');
  const typed = { phone, onPhone };
  const [ledTo, setLedTo] = useState<LoginTab | null>(null);
  const open = (next: LoginTab) => {
    setLedTo(null);
    dispatch(loginModal.open({ tab: next, arrival }));
  };
  /** From the refusal of one tab to the tab where its phone is welcome. */
  const lead = (next: LoginTab) => {
    setLedTo(next);
    dispatch(loginModal.open({ tab: next, arrival }));
  };
  const isForgotten = tab === 'forgot';
  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={t(isForgotten ? 'login.resetTitle' : 'login.title')}
      description={t(isForgotten ? 'login.resetHint' : 'login.tagline')}
      onClose={() => dispatch(loginModal.close())}
    >
      {arrival && !isForgotten && (
        <div className={styles['arrival']}>
          <FormError text={t(arrival === 'refused' ? 'login.arrivalRefused' : 'login.arrivalUnanswered')}>
            {arrival !== 'refused' && (
              <Button look="soft" size="compact" busy={arrival === 'asking'} onClick={() => dispatch(arrivalRetried())}>
                {t('common.retry')}
              </Button>
            )}
          </FormError>
        </div>
      )}
      {isForgotten ? (
        <ForgotForm onBack={() => open('password')} onGivenUp={() => open('password')} />
      ) : (
        <Tabs
          label={t('login.methods')}
          value={tab}
          onChange={open}
          tabs={[
            {
              value: 'password',
              label: t('login.tabPassword'),
              content: (
                <PasswordLoginForm
                  agreement={agreement}
                  username={username}
                  typed={typed}
                  isLed={ledTo === 'password'}
                  onForgotten={() => open('forgot')}
                />
              ),
            },
            {
              value: 'sms',
              label: t('login.tabSms'),
              content: (
                <SmsLoginForm
                  agreement={agreement}
                  typed={typed}
                  isLed={ledTo === 'sms'}
                  onUnknown={() => lead('register')}
                />
              ),
            },
            {
              value: 'register',
              label: t('login.tabRegister'),
              content: (
                <RegisterForm
                  agreement={agreement}
                  typed={typed}
                  isLed={ledTo === 'register'}
                  onTaken={() => lead('password')}
                />
              ),
            },
          ]}
        />
      )}
    </Dialog>
  );
}
