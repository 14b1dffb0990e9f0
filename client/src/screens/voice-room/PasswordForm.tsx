import { countChars, ROOM_PASSWORD_MAX_CHARS } from '@miczero/contracts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button/Button.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { PasswordField } from '../../design/TextField/PasswordField.tsx';
import { useTooLong } from '../../features/modals/views/use-too-long.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './PasswordForm.module.css';

export interface PasswordFormProps {
  /** Why the last password was refused; null before the first. */
  readonly error: string | null;
  readonly onEnter: (password: string) => void;
}

/** room-flow.join.12006-no-password; after a wrong password the form comes back with the reason and an empty field. */
export function PasswordForm({ error, onEnter }: PasswordFormProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const tooLong = useTooLong(countChars(password), ROOM_PASSWORD_MAX_CHARS);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (password !== '' && tooLong === null) onEnter(password);
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <h2 className={styles['locked']}>
        <Icon name="lock" size={20} />
        {t('roomMenu.locked')}
      </h2>
      <PasswordField
        label={t('roomMenu.password')}
        error={tooLong ?? error}
        value={password}
        autoComplete="off"
        // The form is what the page consists of while it stands there.
        autoFocus
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" look="primary" size="touch" disabled={password === '' || tooLong !== null}>
        {t('room.join')}
      </Button>
    </form>
  );
}
