import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { Tabs } from '../../../design/Tabs/Tabs.tsx';
import { type LoginTab, modalsActions } from '../../modals/index.ts';
import type { AgreementProps } from './AgreementCheck.tsx';
import { PasswordLoginForm } from './PasswordLoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SmsLoginForm } from './SmsLoginForm.tsx';

/** modal.login. Visitors may close it and look around. */
export default function LoginDialog({ tab }: { readonly tab: LoginTab }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
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
  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={t('login.title')}
      description={t('app.tagline')}
      onClose={() => dispatch(modalsActions.closed('login'))}
    >
      <Tabs
        label={t('login.methods')}
        value={tab}
        onChange={(next) => dispatch(modalsActions.opened({ name: 'login', tab: next }))}
        tabs={[
          { value: 'password', label: t('login.tabPassword'), content: <PasswordLoginForm agreement={agreement} /> },
          { value: 'sms', label: t('login.tabSms'), content: <SmsLoginForm agreement={agreement} /> },
          { value: 'register', label: t('login.tabRegister'), content: <RegisterForm agreement={agreement} /> },
        ]}
      />
    </Dialog>
  );
}
