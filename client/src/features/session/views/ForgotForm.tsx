import { type FormEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { DialogFoot } from '../../../design/Dialog/DialogFoot.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { sessionActions } from '../index.ts';
import styles from './LoginDialog.module.css';
import { NewPasswordField } from './NewPasswordField.tsx';
import { SmsFields } from './SmsFields.tsx';
import { useLedFocus } from './use-led-focus.ts';
import { usePhoneForm } from './use-phone-form.ts';

/** Sets a new password for a user who forgot the old one: the phone proves the identity (api.account.forgot). */
export default function ForgotForm({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const form = usePhoneForm('forgot', true);
  const formRef = useRef<HTMLFormElement>(null);
  useLedFocus(formRef);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isFilled = form.checkAll();
    if (!isFilled) form.focusInvalid(event.currentTarget);
    else dispatch(sessionActions.forgotRequested({ ...form.proof, password: form.password.value }));
  }

  return (
    <form ref={formRef} className={styles['form']} onSubmit={submit} noValidate>
      <SmsFields scene="forgot" {...form.smsFields} />
      <NewPasswordField {...form.password} />
      <FormError text={form.serverError} />
      <DialogFoot>
        <Button type="submit" look="primary" size="touch" wide busy={form.isBusy}>
          {t('login.resetTitle')}
        </Button>
        <Button look="plain" wide onClick={onBack}>
          {t('login.back')}
        </Button>
      </DialogFoot>
    </form>
  );
}
