import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { SkeletonRows } from '../../design/Skeleton/Skeleton.tsx';
import { FailedLine } from '../../design/States/FailedLine.tsx';
import {
  selectMissingHalls,
  selectSquareLoad,
  selectTeams,
  teamSquareActions,
} from '../../features/team-square/index.ts';
import { TeamRows } from '../../features/team-square/views/TeamRows.tsx';
import { useSay } from '../../i18n/use-say.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PIAZZA_ROUTE } from '../../lib/routes.ts';
import styles from './Explore.module.css';
import { Shelf } from './Shelf.tsx';

const TEAMS_SHOWN = 4;

/** The teams that still have a free place, for members. */
export default function TeamShelf() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    dispatch(teamSquareActions.shown('shelf'));
    return () => void dispatch(teamSquareActions.left());
  }, [dispatch]);
  const teams = useSelector(selectTeams)
    .filter(({ free }) => free !== 0)
    .slice(0, TEAMS_SHOWN);
  return (
    <Shelf
      title={t('explore.teams')}
      more={
        <Link to={PIAZZA_ROUTE} className={styles['more']}>
          {t('explore.allTeams')}
        </Link>
      }
    >
      <Failure hasTeams={teams.length > 0} />
      {teams.length > 0 ? <TeamRows teams={teams} /> : <NoTeams />}
    </Shelf>
  );
}

/** Not all of the viewer's halls have answered. */
function Failure({ hasTeams }: { readonly hasTeams: boolean }) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const load = useSelector(selectSquareLoad);
  const missing = useSelector(selectMissingHalls);
  const retry = () => dispatch(teamSquareActions.shown('shelf'));
  if (load.status === 'failed') return <FailedLine stale={hasTeams} reason={say(load.error)} onRetry={retry} />;
  return missing > 0 && <FailedLine reason={t('teamSquare.missing', { n: missing })} onRetry={retry} />;
}

function NoTeams() {
  const { t } = useTranslation();
  const { status } = useSelector(selectSquareLoad);
  const missing = useSelector(selectMissingHalls);
  if (status === 'idle' || status === 'loading') return <SkeletonRows rows={2} avatar={40} />;
  // Halls that did not answer may have some.
  return status === 'ready' && missing === 0 && <p className={styles['empty']}>{t('explore.noTeams')}</p>;
}
