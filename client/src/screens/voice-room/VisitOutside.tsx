import { CODES } from '@miczero/contracts';
import { useSelector } from 'react-redux';
import { Button } from '../../design/Button/Button.tsx';
import { ButtonLink } from '../../design/Button/ButtonLink.tsx';
import { ErrorState } from '../../design/States/ErrorState.tsx';
import { selectVisit } from '../../features/room/index.ts';
import { useSay } from '../../i18n/use-say.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ROOMS_ROUTE } from '../../lib/routes.ts';
import { PasswordForm } from './PasswordForm.tsx';
import styles from './VisitOutside.module.css';

export interface VisitOutsideProps {
  readonly onEnter: (password: string) => void;
}

/** The viewer stands outside: left, refused, or asked for a password. */
export default function VisitOutside({ onEnter }: VisitOutsideProps) {
  const { t } = useTranslation();
  const say = useSay();
  const { lockPrompt, error } = useSelector(selectVisit);
  if (lockPrompt !== null) return <PasswordForm error={null} onEnter={onEnter} />;
  if (error?.code === CODES.roomLocked) return <PasswordForm error={say(error.text)} onEnter={onEnter} />;
  if (error?.code === CODES.roomUnknown) return <NoSuchRoom text={say(error.text)} />;
  if (error) return <ErrorState text={say(error.text)} onRetry={() => onEnter('')} />;
  return (
    <>
      <p className={styles['state']} role="status">
        {t('roomMenu.left')}
      </p>
      <Button look="primary" onClick={() => onEnter('')}>
        {t('room.join')}
      </Button>
      <ButtonLink to={ROOMS_ROUTE} look="plain">
        {t('shell.rooms')}
      </ButtonLink>
    </>
  );
}

/** Another attempt would be refused again, so the page offers the way to other rooms instead. */
function NoSuchRoom({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return (
    <>
      <ErrorState text={text} />
      <ButtonLink to={ROOMS_ROUTE}>{t('shell.rooms')}</ButtonLink>
    </>
  );
}
