import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { PasswordField } from '../../../design/TextField/PasswordField.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { sessionActions } from '../index.ts';
import { AgreementCheck, type AgreementProps } from './AgreementCheck.tsx';
import { FormError } from './FormError.tsx';
import styles from './LoginDialog.module.css';
import { useForm } from './use-form.ts';

export function PasswordLoginForm({ agreement }: { readonly agreement: AgreementProps }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const form = useForm('login', { username: '', password: '' });
  const usernameRef = useRef<HTMLInputElement>(null);
  const { username, password } = form.fields;

  function submit(event: FormEvent) {
    event.preventDefault();
    const isFilled = form.check({
      username: username.trim() === '' ? t('form.usernameRequired') : null, // rule.template.username-required
      password: password === '' ? t('form.passwordRequired') : null, // rule.template.password-required
    });
    if (!isFilled) usernameRef.current?.focus();
    if (!agreement.confirm() || !isFilled) return;
    dispatch(sessionActions.loginRequested({ method: 'password', username: username.trim(), password }));
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        ref={usernameRef}
        label={t('login.username')}
        value={username}
        error={form.errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        onChange={(event) => form.change('username', event.target.value)}
      />
      <PasswordField
        label={t('login.password')}
        value={password}
        error={form.errors.password}
        onChange={(event) => form.change('password', event.target.value)}
      />
      <AgreementCheck {...agreement} />
      <FormError text={form.serverError} />
      <Button type="submit" look="primary" size="touch" wide busy={form.isBusy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
