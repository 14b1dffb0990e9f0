import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../design/Button/Button.tsx';
import { RowGuard } from '../../design/RenderGuard/PartGuards.tsx';
import { Skeleton } from '../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../design/States/EmptyState.tsx';
import { ErrorState } from '../../design/States/ErrorState.tsx';
import { FailedLine } from '../../design/States/FailedLine.tsx';
import { selectRail } from '../../features/halls/index.ts';
import { loginModal, selectIsSignedIn } from '../../features/session/index.ts';
import {
  selectMissingHalls,
  selectSquareLoad,
  type TeamCardModel,
  teamSquareActions,
} from '../../features/team-square/index.ts';
import { TeamCard } from '../../features/team-square/views/TeamCard.tsx';
import { useSay } from '../../i18n/use-say.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LANDING_ROUTE } from '../../lib/routes.ts';
import styles from './PiazzaScreen.module.css';

interface TeamGridProps {
  /** Teams that pass the filters. */
  readonly teams: readonly TeamCardModel[];
  readonly hasAny: boolean;
  readonly onPublish: () => void;
}

/** The teams, or their placeholder. */
export function TeamGrid({ teams, hasAny, onPublish }: TeamGridProps) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const load = useSelector(selectSquareLoad);
  const missing = useSelector(selectMissingHalls);
  if (teams.length > 0) {
    return (
      <>
        {load.status === 'failed' ? (
          <FailedLine stale reason={say(load.error)} onRetry={() => dispatch(teamSquareActions.shown())} />
        ) : (
          missing > 0 && <MissingHalls n={missing} />
        )}
        <ul className={styles['grid']} aria-busy={load.status === 'loading'}>
          {teams.map((team) => (
            <RowGuard key={team.inv_id} of={team} as="li">
              <TeamCard team={team} />
            </RowGuard>
          ))}
        </ul>
      </>
    );
  }
  if (load.status === 'failed') {
    return (
      <ErrorState
        text={t('teamSquare.failed')}
        reason={say(load.error)}
        onRetry={() => dispatch(teamSquareActions.shown())}
      />
    );
  }
  if (load.status !== 'ready') return <GridSkeleton />;
  if (missing > 0) return <MissingHalls n={missing} />;
  return hasAny ? <NothingLeft /> : <NoTeams onPublish={onPublish} />;
}

/** Some halls did not answer: the others are shown. */
function MissingHalls({ n }: { readonly n: number }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const retry = () => dispatch(teamSquareActions.shown());
  return <FailedLine reason={t('teamSquare.missing', { n })} onRetry={retry} />;
}

function NothingLeft() {
  const { t } = useTranslation();
  const [, setQuery] = useSearchParams();
  return (
    <EmptyState
      icon="search"
      text={t('teamSquare.noMatch')}
      action={<Button onClick={() => setQuery({}, { replace: true })}>{t('teamSquare.filter.clear')}</Button>}
    />
  );
}

/** The next step depends on what is missing: a session, a hall, or only a team. */
function NoTeams({ onPublish }: { readonly onPublish: () => void }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const hasHalls = useSelector(selectRail).length > 0;
  if (!isSignedIn) {
    return (
      <EmptyState
        icon="users"
        text={t('teamSquare.signedOut')}
        action={
          <Button look="primary" onClick={() => dispatch(loginModal.open({ tab: null }))}>
            {t('shell.signIn')}
          </Button>
        }
      />
    );
  }
  if (!hasHalls) {
    return (
      <EmptyState
        icon="compass"
        text={t('teamSquare.noHalls')}
        action={
          <Link className={styles['more']} to={LANDING_ROUTE}>
            {t('shell.discover')}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      icon="users"
      text={t('teamSquare.none')}
      action={<Button onClick={onPublish}>{t('teamSquare.publish')}</Button>}
    />
  );
}

function GridSkeleton() {
  const { t } = useTranslation();
  return (
    <ul className={styles['grid']} aria-busy="true" aria-label={t('common.loading')}>
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical stand-ins without identity
        <li key={index}>
          <Skeleton blockSize="190px" />
        </li>
      ))}
    </ul>
  );
}
