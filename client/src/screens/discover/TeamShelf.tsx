import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectTeams, teamSquareActions } from '../../features/team-square/index.ts';
import { TeamRows } from '../../features/team-square/views/TeamRows.tsx';
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
    dispatch(teamSquareActions.shown());
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
      {teams.length === 0 ? <p className={styles['empty']}>{t('explore.noTeams')}</p> : <TeamRows teams={teams} />}
    </Shelf>
  );
}
