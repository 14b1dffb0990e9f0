import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { Avatar } from '../../design/Avatar/Avatar.tsx';
import edges from '../../design/ScrollEdges/ScrollEdges.module.css';
import { Skeleton } from '../../design/Skeleton/Skeleton.tsx';
import { FailedLine } from '../../design/States/FailedLine.tsx';
import {
  selectGames,
  selectIsPublicKnown,
  selectPublicFailed,
  type TeamFilter,
  teamSquareActions,
  writeFilter,
} from '../../features/team-square/index.ts';
import { useSay } from '../../i18n/use-say.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';
import { largeCount } from '../../lib/large-count.ts';
import styles from './PiazzaScreen.module.css';

/** The games that offer matchmaking; one of them filters the teams. */
export function GameStrip({ filter }: { readonly filter: TeamFilter }) {
  const { t, i18n } = useTranslation();
  const games = useSelector(selectGames);
  const isKnown = useSelector(selectIsPublicKnown);
  const { games: failure } = useSelector(selectPublicFailed);
  const say = useSay();
  const dispatch = useDispatch();
  const [, setQuery] = useSearchParams();
  if (games.length === 0 && failure) {
    return (
      <section className={styles['strip']} aria-label={t('teamSquare.games')}>
        <FailedLine
          reason={`${t('teamSquare.games')} · ${say(failure)}`}
          onRetry={() => dispatch(teamSquareActions.shown())}
        />
      </section>
    );
  }
  if (games.length === 0) return isKnown ? null : <StripSkeleton />;
  return (
    <ul className={classNames(styles['games'], edges['fading'])} aria-label={t('teamSquare.games')}>
      {games.map(({ game_id, game_name, icon, online }) => {
        const isOn = filter.game === game_name;
        return (
          <li key={game_id}>
            <button
              type="button"
              className={styles['tile']}
              aria-pressed={isOn}
              onClick={() => setQuery(writeFilter({ ...filter, game: isOn ? '' : game_name }), { replace: true })}
            >
              <Avatar name={game_name} src={icon} size={48} shape="soft" />
              <span className={styles['tileWords']}>
                <span dir="auto">{game_name}</span>
                <small>{t('teamSquare.players', { count: online, n: largeCount(online, i18n.language) })}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** As high as one row of games, so that the teams below do not move when the games come. */
function StripSkeleton() {
  return (
    <div className={styles['games']} aria-hidden="true">
      {COMING.map((name) => (
        <Skeleton key={name} blockSize="72px" />
      ))}
    </div>
  );
}
const COMING = ['first', 'second', 'third'];
