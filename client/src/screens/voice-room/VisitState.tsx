import { ERRORS } from '@miczero/contracts';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../design/Button/Button.tsx';
import { Spinner } from '../../design/Spinner/Spinner.tsx';
import { ErrorState } from '../../design/States/ErrorState.tsx';
import { roomActions, selectVisit } from '../../features/room/index.ts';
import { useSay } from '../../i18n/use-say.ts';
import { LANDING_ROUTE } from '../../lib/routes.ts';
import { PasswordForm } from './PasswordForm.tsx';
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
  if (lockPrompt !== null) return <PasswordForm error={null} onEnter={onEnter} />;
  if (error?.code === ERRORS.roomLocked.code) return <PasswordForm error={say(error.text)} onEnter={onEnter} />;
  if (error?.code === ERRORS.roomUnknown.code) return <NoSuchRoom text={say(error.text)} />;
  if (error) return <ErrorState text={say(error.text)} onRetry={() => onEnter('')} />;
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

/** Another attempt would be refused again, so the page offers the way to other rooms instead. */
function NoSuchRoom({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <ErrorState text={text} />
      <Button look="primary" onClick={() => void navigate(LANDING_ROUTE)}>
        {t('nav.discover')}
      </Button>
    </>
  );
}
