import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../design/Button/Button.tsx';
import { Spinner } from '../../design/Spinner/Spinner.tsx';
import { ErrorState } from '../../design/States/ErrorState.tsx';
import { PasswordField } from '../../design/TextField/PasswordField.tsx';
import { roomActions, selectVisit } from '../../features/room/index.ts';
import { useSay } from '../../i18n/use-say.ts';
import styles from './VoiceRoomScreen.module.css';

export interface VisitStateProps {
  readonly onEnter: (password: string) => void;
}

/** Where the visit stands: on the way in, inside, outside, refused, or asked for a password. */
export function VisitState({ onEnter }: VisitStateProps) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { place, clout, link, lockPrompt, error, forbidden } = useSelector(selectVisit);
  if (lockPrompt !== null) return <PasswordForm onEnter={onEnter} />;
  if (error) return <ErrorState text={say(error)} onRetry={() => onEnter('')} />;
  if (place === 'connecting') {
    return (
      <p className={styles['state']} role="status">
        <Spinner />
        {t('room.connecting')}
      </p>
    );
  }
  if (place === 'out') {
    return (
      <>
        <p className={styles['state']} role="status">
          {t('room.left')}
        </p>
        <Button look="primary" onClick={() => onEnter('')}>
          {t('room.join')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={styles['state']} role="status">
        {t(link === 'online' ? 'room.joined' : 'room.reconnecting')}
      </p>
      <p className={styles['text']}>{t('room.audience', { n: clout })}</p>
      {forbidden !== null && (
        <p className={styles['warning']} role="alert" dir="auto">
          {forbidden || t('room.forbidden')}
        </p>
      )}
      {link === 'refused' && (
        <Button icon="retry" onClick={() => dispatch(roomActions.retryRequested())}>
          {t('common.retry')}
        </Button>
      )}
      <Button look="danger" onClick={() => dispatch(roomActions.leaveRequested())}>
        {t('room.leave')}
      </Button>
    </>
  );
}

/** room-flow.join.12006-no-password */
function PasswordForm({ onEnter }: VisitStateProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (password !== '') onEnter(password);
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <PasswordField
        label={t('room.password')}
        value={password}
        maxLength={32}
        autoComplete="off"
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" look="primary" disabled={password === ''}>
        {t('room.join')}
      </Button>
    </form>
  );
}
