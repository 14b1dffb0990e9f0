import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { PasswordField } from '../../../design/TextField/PasswordField.tsx';
import { sessionActions } from '../index.ts';
import { FormError } from './FormError.tsx';
import styles from './LoginDialog.module.css';
import { phoneProblem } from './phone.ts';
import { SmsFields } from './SmsFields.tsx';
import { useForm } from './use-form.ts';

/** A new password for who has forgotten theirs: the phone proves who they are (api.account.forgot). */
export default function ForgotForm({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const form = useForm('forgot', { phone: '', code: '', password: '' });
  const { phone, code, password } = form.fields;
  const formRef = useRef<HTMLFormElement>(null);

  // What was pressed to come here is gone with the former view.
  useEffect(() => formRef.current?.querySelector('input')?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const problem = phoneProblem(phone);
    const isFilled = form.check({
      phone: problem && t(problem),
      code: code === '' ? t('form.codeRequired') : null, // rule.template.code-required
      password: password === '' ? t('form.passwordRequired') : null, // rule.template.no-bound: required, no length
    });
    if (!isFilled) form.focusInvalid(event.currentTarget);
    else dispatch(sessionActions.forgotRequested({ phone: phone.trim(), smscode: code, password }));
  }

  return (
    <form ref={formRef} className={styles['form']} onSubmit={submit} noValidate>
      <SmsFields
        scene="forgot"
        phone={phone}
        code={code}
        phoneError={form.errors.phone}
        codeError={form.errors.code}
        onPhone={(value) => form.change('phone', value)}
        onCode={(value) => form.change('code', value)}
        onPhoneProblem={(text) => form.check({ phone: text })}
      />
      <PasswordField
        label={t('login.newPassword')}
        value={password}
        error={form.errors.password}
        autoComplete="new-password"
        onChange={(event) => form.change('password', event.target.value)}
      />
      <FormError text={form.serverError} />
      <Button type="submit" look="primary" size="touch" wide busy={form.isBusy}>
        {t('login.resetTitle')}
      </Button>
      <Button look="plain" wide onClick={onBack}>
        {t('common.back')}
      </Button>
    </form>
  );
}
