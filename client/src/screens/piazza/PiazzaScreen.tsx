import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../design/Button/Button.tsx';
import { IconButton } from '../../design/Button/IconButton.tsx';
import { searchModal } from '../../features/search/index.ts';
import { loginModal, selectIsSignedIn } from '../../features/session/index.ts';
import {
  gamingModal,
  publishModal,
  readFilter,
  selectGamings,
  selectIsSettled,
  selectMissingHalls,
  selectSquareLoad,
  selectTeams,
  teamSquareActions,
  teamsFor,
} from '../../features/team-square/index.ts';
import { GamingCard } from '../../features/team-square/views/GamingCard.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Page } from '../shell/Page.tsx';
import { GameStrip } from './GameStrip.tsx';
import styles from './PiazzaScreen.module.css';
import { Seekers } from './Seekers.tsx';
import { TeamFilters } from './TeamFilters.tsx';
import { TeamGrid } from './TeamGrid.tsx';

/** /index/piazza (route.index-piazza, screen.hall.team-up-square): the teams of all the viewer's halls, and public ones. */
export default function PiazzaScreen() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [query] = useSearchParams();
  const filter = readFilter(query);
  const teams = useSelector(selectTeams);
  const gamings = useSelector(selectGamings);
  // What stands below the teams comes with them: it would move otherwise.
  const isSettled = useSelector(selectIsSettled);
  const isReady = useSelector(selectSquareLoad).status === 'ready';
  const missing = useSelector(selectMissingHalls);
  const hasOwnCard = gamings.some(({ isMine }) => isMine);
  useLayoutEffect(() => {
    dispatch(teamSquareActions.shown());
    return () => void dispatch(teamSquareActions.left());
  }, [dispatch]);
  const publish = () =>
    dispatch(isSignedIn ? publishModal.open({ hall_id: null, channel_id: null }) : loginModal.open({ tab: null }));

  return (
    <Page
      title={t('teamSquare.title')}
      tools={
        <IconButton
          icon="search"
          label={t('discover.searchAll')}
          onClick={() => dispatch(searchModal.open({ kind: 'all' }))}
        />
      }
    >
      <section className={styles['intro']} aria-label={t('teamSquare.publish')}>
        <div>
          <h2>{t('teamSquare.heading')}</h2>
          <p>{t('teamSquare.text')}</p>
        </div>
        <Button look="primary" icon="megaphone" data-guide="piazza" onClick={publish}>
          {t('teamSquare.publish')}
        </Button>
      </section>
      <GameStrip filter={filter} />
      <section aria-labelledby="teams">
        <h2 id="teams" className={styles['heading']}>
          {t('teamSquare.teams')}
        </h2>
        <TeamFilters filter={filter} teams={teams} />
        <TeamGrid teams={teamsFor(teams, filter)} hasAny={teams.length > 0} onPublish={publish} />
      </section>
      {(isReady || gamings.length > 0) && isSignedIn && (
        <section aria-labelledby="gaming">
          <div className={styles['row']}>
            <h2 id="gaming" className={styles['heading']}>
              {t('teamSquare.gaming.title')}
            </h2>
            {!hasOwnCard && (
              <Button size="compact" icon="plus" onClick={() => dispatch(gamingModal.open({ gaming_id: null }))}>
                {t('teamSquare.gaming.post')}
              </Button>
            )}
          </div>
          {gamings.length === 0 ? (
            // Halls that did not answer may have some.
            missing === 0 && <p className={styles['none']}>{t('teamSquare.gaming.none')}</p>
          ) : (
            <ul className={styles['grid']}>
              {gamings.map((card) => (
                <GamingCard key={card.gaming_id} card={card} />
              ))}
            </ul>
          )}
        </section>
      )}
      {isSettled && <Seekers />}
    </Page>
  );
}
