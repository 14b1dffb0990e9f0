import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { PasswordField } from '../../../design/TextField/PasswordField.tsx';
import { sessionActions } from '../index.ts';
import { AgreementCheck, type AgreementProps } from './AgreementCheck.tsx';
import { FormError } from './FormError.tsx';
import styles from './LoginDialog.module.css';
import { phoneProblem } from './phone.ts';
import { SmsFields } from './SmsFields.tsx';
import { useForm } from './use-form.ts';

export function RegisterForm({ agreement }: { readonly agreement: AgreementProps }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const form = useForm('register', { phone: '', code: '', password: '' });
  const { phone, code, password } = form.fields;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const problem = phoneProblem(phone);
    const isFilled = form.check({
      phone: problem && t(problem),
      code: code === '' ? t('form.codeRequired') : null, // rule.template.code-required
      password: password === '' ? t('form.passwordRequired') : null, // rule.template.no-bound: required, no length
    });
    if (!agreement.confirm() || !isFilled) form.focusInvalid(event.currentTarget);
    else dispatch(sessionActions.registerRequested({ phone: phone.trim(), smscode: code, password }));
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <SmsFields
        scene="register"
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
      <AgreementCheck {...agreement} />
      <FormError text={form.serverError} />
      <Button type="submit" look="primary" size="touch" wide busy={form.isBusy}>
        {t('login.submitRegister')}
      </Button>
    </form>
  );
}
