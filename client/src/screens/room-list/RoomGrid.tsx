import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../design/Button/Button.tsx';
import { ButtonLink } from '../../design/Button/ButtonLink.tsx';
import cards from '../../design/CoverCard/CoverCard.module.css';
import { RowGuard } from '../../design/RenderGuard/PartGuards.tsx';
import { Skeleton } from '../../design/Skeleton/Skeleton.tsx';
import { EmptyState } from '../../design/States/EmptyState.tsx';
import { ErrorState } from '../../design/States/ErrorState.tsx';
import { FailedLine } from '../../design/States/FailedLine.tsx';
import { type RoomShelf, roomListActions, selectRoomListing, selectRoomTiles } from '../../features/room-list/index.ts';
import { RoomTile } from '../../features/room-list/views/RoomTile.tsx';
import { loginModal, selectIsSignedIn } from '../../features/session/index.ts';
import { useSay } from '../../i18n/use-say.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ROOMS_ROUTE } from '../../lib/routes.ts';
import styles from './RoomListScreen.module.css';

export interface RoomGridProps {
  readonly shelf: RoomShelf;
  readonly onCreate: () => void;
}

/** The rooms of the shelf, or their placeholder. */
export function RoomGrid({ shelf, onCreate }: RoomGridProps) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { load, stale, hasMore, isLoadingMore } = useSelector(selectRoomListing);
  const tiles = useSelector(selectRoomTiles);
  if (shelf.kind !== 'open' && !isSignedIn) {
    return (
      <EmptyState
        icon="user"
        text={t('roomList.signInFirst')}
        action={
          <Button look="primary" onClick={() => dispatch(loginModal.open({ tab: null }))}>
            {t('shell.signIn')}
          </Button>
        }
      />
    );
  }
  if (load.status === 'failed') {
    return <ErrorState text={say(load.error)} onRetry={() => dispatch(roomListActions.shown(shelf))} />;
  }
  if (load.status !== 'ready') {
    return (
      <ul className={styles['grid']} aria-busy="true" aria-label={t('common.loading')}>
        {Array.from({ length: 8 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical stand-ins without identity
          <li key={index} className={cards['coming']}>
            <Skeleton blockSize="100%" />
          </li>
        ))}
      </ul>
    );
  }
  if (tiles.length === 0) return <Nothing shelf={shelf} onCreate={onCreate} />;
  return (
    <>
      {stale && <FailedLine stale reason={say(stale)} onRetry={() => dispatch(roomListActions.triedAgain())} />}
      <ul className={styles['grid']} aria-label={t('shell.rooms')}>
        {tiles.map((tile) => (
          <RowGuard key={tile.room_no} of={tile} as="li">
            <RoomTile tile={tile} />
          </RowGuard>
        ))}
      </ul>
      {hasMore && (
        <div className={styles['more']}>
          <Button busy={isLoadingMore} onClick={() => dispatch(roomListActions.moreRequested())}>
            {t('roomList.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Nothing({ shelf, onCreate }: RoomGridProps) {
  const { t } = useTranslation();
  if (shelf.kind === 'mine') {
    return (
      <EmptyState
        icon="crown"
        text={t('roomList.none.mine')}
        action={
          <Button look="primary" icon="plus" onClick={onCreate}>
            {t('roomMaking.title')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={shelf.kind === 'favourite' ? 'star' : shelf.kind === 'recent' ? 'clock' : 'mic'}
      text={t(`roomList.none.${shelf.kind}`)}
      action={
        (shelf.kind !== 'open' || shelf.room_class !== null) && (
          <ButtonLink to={ROOMS_ROUTE}>{t('roomList.toAll')}</ButtonLink>
        )
      }
    />
  );
}
