import { ACCOUNT_PASSWORD_MIN_CHARS } from '@miczero/contracts';
import { PasswordField } from '../../../design/TextField/PasswordField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

export interface NewPasswordFieldProps {
  readonly value: string;
  readonly error: string | null | undefined;
  readonly onChange: (value: string) => void;
}

/** A password that is chosen, not asked for: password managers offer one. */
export function NewPasswordField({ value, error, onChange }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      label={t('login.newPassword')}
      value={value}
      error={error}
      hint={t('login.form.passwordRule', { n: ACCOUNT_PASSWORD_MIN_CHARS })}
      autoComplete="new-password"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
