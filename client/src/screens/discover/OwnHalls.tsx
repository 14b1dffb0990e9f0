import { useDispatch, useSelector } from 'react-redux';
import { Badge } from '../../design/Badge/Badge.tsx';
import { FailedLine } from '../../design/States/FailedLine.tsx';
import { hallsActions, selectMyHallsLoad, selectRail } from '../../features/halls/index.ts';
import { selectIsSignedIn } from '../../features/session/index.ts';
import { useSay } from '../../i18n/use-say.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { badgeCount } from '../../lib/large-count.ts';
import { hallRoute } from '../../lib/routes.ts';
import styles from './DiscoverScreen.module.css';
import { HallTile } from './HallTile.tsx';

/** The halls of the viewer; nothing for a visitor, whose rail is empty too. */
export function OwnHalls() {
  const { t, i18n } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const halls = useSelector(selectRail);
  const load = useSelector(selectMyHallsLoad);
  const isSignedIn = useSelector(selectIsSignedIn);
  // Their place is kept while they are on their way.
  const isComing = isSignedIn && (load.status === 'loading' || load.status === 'idle');
  const failure = isSignedIn && load.status === 'failed' ? load.error : null;
  if (halls.length === 0 && !isComing && !failure) return null;
  return (
    <section className={styles['own']} aria-label={t('discover.own')}>
      <h2 className={styles['ownHeading']}>{t('discover.own')}</h2>
      {failure && (
        <FailedLine
          stale={halls.length > 0}
          reason={say(failure)}
          onRetry={() => dispatch(hallsActions.myHallsRequested())}
        />
      )}
      {(halls.length > 0 || isComing) && (
        <ul className={styles['strip']} aria-busy={isComing}>
          {halls.map(({ hall_id, name, bg_img, unread, mentions }) => (
            <HallTile
              key={hall_id}
              name={name}
              picture={bg_img}
              path={hallRoute(hall_id)}
              badge={
                unread > 0 && (
                  <span className={styles['unread']}>
                    <Badge look={mentions > 0 ? 'alert' : 'quiet'} label={t('shell.hallUnread', { name, n: unread })}>
                      {badgeCount(mentions > 0 ? mentions : unread, i18n.language)}
                    </Badge>
                  </span>
                )
              }
            />
          ))}
        </ul>
      )}
    </section>
  );
}
