import { type FormEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { DialogFoot } from '../../../design/Dialog/DialogFoot.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { PasswordField } from '../../../design/TextField/PasswordField.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { sessionActions } from '../index.ts';
import { AgreementCheck, type AgreementProps } from './AgreementCheck.tsx';
import styles from './LoginDialog.module.css';
import { phoneOf, phoneProblem } from './phone.ts';
import { useForm } from './use-form.ts';
import { useLedFocus } from './use-led-focus.ts';
import type { TypedPhone } from './use-phone-form.ts';

export interface PasswordLoginFormProps {
  readonly agreement: AgreementProps;
  /** What is known of the account; a name is no phone of the other forms. */
  readonly username?: string | undefined;
  readonly typed: TypedPhone;
  /** The refusal of another tab led here with its phone. */
  readonly isLed: boolean;
  readonly onForgotten: () => void;
}

export function PasswordLoginForm({
  agreement,
  username: known = '',
  typed,
  isLed,
  onForgotten,
}: PasswordLoginFormProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const form = useForm('login', { username: known || typed.phone, password: '' });
  const { username, password } = form.fields;
  const formRef = useRef<HTMLFormElement>(null);
  useLedFocus(formRef, isLed);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isFilled = form.check({
      username: username.trim() === '' ? t('login.form.usernameRequired') : null, // rule.template.username-required
      password: password === '' ? t('login.form.passwordRequired') : null, // rule.template.password-required
    });
    if (!agreement.confirm() || !isFilled) form.focusInvalid(event.currentTarget);
    else {
      const phone = phoneOf(username);
      const account = phoneProblem(phone) === null ? phone : username.trim();
      dispatch(sessionActions.loginRequested({ method: 'password', username: account, password }));
    }
  }

  return (
    <form ref={formRef} className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        label={t('login.username')}
        value={username}
        error={form.errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        onChange={({ target: { value } }) => {
          form.change('username', value);
          typed.onPhone(/^\d*$/.test(phoneOf(value)) ? phoneOf(value) : '');
        }}
      />
      <PasswordField
        label={t('login.password')}
        value={password}
        error={form.errors.password}
        onChange={(event) => form.change('password', event.target.value)}
      />
      <p className={styles['aside']}>
        <button type="button" className={styles['link']} onClick={onForgotten}>
          {t('login.forgot')}
        </button>
      </p>
      <AgreementCheck {...agreement} />
      <FormError text={form.serverError} />
      <DialogFoot>
        <Button type="submit" look="primary" size="touch" wide busy={form.isBusy}>
          {t('login.submit')}
        </Button>
      </DialogFoot>
    </form>
  );
}
