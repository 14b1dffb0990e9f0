import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, Outlet, useOutletContext } from 'react-router-dom';
import { Skeleton, SkeletonRows } from '../../design/Skeleton/Skeleton.tsx';
import { FailedLine } from '../../design/States/FailedLine.tsx';
import { BannerStrip } from '../../features/banners/views/BannerStrip.tsx';
import {
  discoverActions,
  type FailedShelves,
  selectBanners,
  selectFailedShelves,
  selectIsBare,
  selectPlayerBanners,
  selectPlayers,
  selectRecommended,
  selectRooms,
  selectRoomsLoad,
} from '../../features/discover/index.ts';
import { Downloads } from '../../features/discover/views/Downloads.tsx';
import { PlayerList } from '../../features/discover/views/PlayerList.tsx';
import { RoomList } from '../../features/discover/views/RoomList.tsx';
import { selectIsSignedIn, selectPhase } from '../../features/session/index.ts';
import { useSay } from '../../i18n/use-say.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { hallRoute, ROOMS_ROUTE } from '../../lib/routes.ts';
import styles from './Explore.module.css';
import { HallTile } from './HallTile.tsx';
import { Shelf } from './Shelf.tsx';

/** Where the screen puts the shelves: all of them in a column, or the banners above and the rest below the halls. */
export interface ExploreSlot {
  readonly slot: 'column' | 'above' | 'below';
}
const ROOMS_SHOWN = 5;

/** The shelves of discover beside its halls: banners, rooms, teams, recommendations, players, downloads. */
export default function Explore() {
  const { t } = useTranslation();
  const { slot } = useOutletContext<ExploreSlot>();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isFirst = slot !== 'below';
  useShelves(isFirst);
  const banners = useSelector(selectBanners);
  // Members have a shelf of teams, which says that there is none.
  const isBare = useSelector(selectIsBare) && !isSignedIn;
  const isEmpty = slot === 'above' ? banners?.length === 0 : slot === 'column' && isBare;
  return (
    <div className={styles[slot]} data-empty={isEmpty ? '' : undefined}>
      {isFirst &&
        (banners ? (
          <BannerStrip label={t('explore.banners')} banners={banners} />
        ) : (
          slot === 'column' && <BannersToCome />
        ))}
      {slot !== 'above' && (
        <>
          <Rooms />
          {/* The platform shows teams to members only. */}
          {isSignedIn && <Outlet />}
          <Recommended />
          <Players />
          <Downloads />
        </>
      )}
    </div>
  );
}

/** As tall as two banners, so that the shelves below do not move. */
function BannersToCome() {
  return (
    <div className={styles['coming']}>
      <Skeleton blockSize="108px" />
      <Skeleton blockSize="108px" />
    </div>
  );
}

/**
 * The first of the places loads and refreshes for both. What everybody sees is asked for at once, what depends on who is here when that
 * is known, and anew when it changes.
 */
function useShelves(isFirst: boolean): void {
  const dispatch = useDispatch();
  const phase = useSelector(selectPhase);
  useLayoutEffect(() => {
    if (!isFirst) return undefined;
    dispatch(discoverActions.shown());
    return () => void dispatch(discoverActions.left());
  }, [dispatch, isFirst]);
  useLayoutEffect(() => {
    if (isFirst && phase !== 'starting') dispatch(discoverActions.viewerKnown());
  }, [dispatch, isFirst, phase]);
}

function Rooms() {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const load = useSelector(selectRoomsLoad);
  const rooms = useSelector(selectRooms).slice(0, ROOMS_SHOWN);
  return (
    <Shelf
      title={t('explore.rooms')}
      more={
        <Link className={styles['more']} to={ROOMS_ROUTE}>
          {t('explore.allRooms')}
        </Link>
      }
    >
      <Failed of="rooms" hasRows />
      {load.status === 'failed' ? (
        <FailedLine reason={say(load.error)} onRetry={() => dispatch(discoverActions.shown())} />
      ) : load.status !== 'ready' ? (
        <SkeletonRows rows={3} avatar={48} />
      ) : rooms.length === 0 ? (
        <p className={styles['empty']}>{t('explore.noRooms')}</p>
      ) : (
        <RoomList rooms={rooms} />
      )}
    </Shelf>
  );
}

/** Why the shelf did not come, or not again. */
function Failed({ of, hasRows }: { readonly of: keyof FailedShelves; readonly hasRows: boolean }) {
  const say = useSay();
  const dispatch = useDispatch();
  const failure = useSelector(selectFailedShelves)[of];
  if (!failure) return null;
  const isOfViewer = of === 'players' || of === 'recommended';
  return (
    <FailedLine
      stale={hasRows}
      reason={say(failure)}
      onRetry={() => dispatch(isOfViewer ? discoverActions.viewerKnown() : discoverActions.shown())}
    />
  );
}

/** api.tourist.recommend: for a visitor only. */
function Recommended() {
  const { t } = useTranslation();
  const halls = useSelector(selectRecommended).slice(0, 4);
  const { recommended: failure } = useSelector(selectFailedShelves);
  if (halls.length === 0 && !failure) return null;
  return (
    <Shelf title={t('explore.recommended')}>
      <Failed of="recommended" hasRows={halls.length > 0} />
      {halls.length > 0 && (
        <ul className={styles['tiles']}>
          {halls.map(({ hall_id, name, bg_img }) => (
            <HallTile key={hall_id} name={name} picture={bg_img} path={hallRoute(hall_id)} />
          ))}
        </ul>
      )}
    </Shelf>
  );
}

function Players() {
  const { t } = useTranslation();
  const players = useSelector(selectPlayers).slice(0, 6);
  const banners = useSelector(selectPlayerBanners);
  const { players: failure } = useSelector(selectFailedShelves);
  if (players.length === 0 && !failure) return null;
  return (
    <Shelf title={t('explore.players')}>
      <Failed of="players" hasRows={players.length > 0} />
      {players.length > 0 && <PlayerList players={players} />}
      <BannerStrip label={t('explore.playerBanners')} banners={banners.slice(0, 1)} />
    </Shelf>
  );
}
