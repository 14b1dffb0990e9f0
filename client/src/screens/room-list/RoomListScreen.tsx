import { useEffect, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../design/Button/Button.tsx';
import { IconButton } from '../../design/Button/IconButton.tsx';
import { Hero } from '../../design/Hero/Hero.tsx';
import { rankingModal } from '../../features/rankings/index.ts';
import { roomListActions, selectRoomListing } from '../../features/room-list/index.ts';
import { roomMakingActions, selectRoomMaking } from '../../features/room-making/index.ts';
import { searchModal } from '../../features/search/index.ts';
import { selectIsSignedIn } from '../../features/session/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Page } from '../shell/Page.tsx';
import { RoomGrid } from './RoomGrid.tsx';
import styles from './RoomListScreen.module.css';
import { readShelf } from './room-shelf.ts';
import { ShelfLinks } from './ShelfLinks.tsx';

/** /app/rooms (route.room-list-landing): every voice room by category, the viewer's own shelves, a match, and a new room. */
export default function RoomListScreen() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { isMatching } = useSelector(selectRoomListing);
  const { isChecking } = useSelector(selectRoomMaking);
  const [query] = useSearchParams();
  const shelf = readShelf(query);
  const isOpen = shelf.kind === 'open';
  const key = JSON.stringify(shelf);
  useEffect(() => void dispatch(roomMakingActions.categoriesRequested()), [dispatch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the shelf, and the list depends on the session
  useLayoutEffect(() => {
    // Personal shelves are fetched once a user has signed in.
    if (isOpen || isSignedIn) dispatch(roomListActions.shown(shelf));
    return () => void dispatch(roomListActions.left());
  }, [dispatch, key, isSignedIn]);
  const create = () => dispatch(roomMakingActions.createRequested());
  const match = () => dispatch(roomListActions.matchRequested({ room_class: isOpen ? shelf.room_class : null }));

  return (
    <Page
      title={t('shell.rooms')}
      tools={
        <IconButton
          icon="search"
          label={t('discover.searchAll')}
          onClick={() => dispatch(searchModal.open({ kind: 'all' }))}
        />
      }
    >
      <Hero heading={t('roomList.heading')} text={t('roomList.text')}>
        <div className={styles['actions']}>
          <Button look="primary" size="touch" icon="speaker" busy={isMatching} onClick={match}>
            {t('roomList.match')}
          </Button>
          <Button size="touch" icon="plus" busy={isChecking} data-guide="create_room" onClick={create}>
            {t('roomMaking.title')}
          </Button>
          {isSignedIn && (
            <Button size="touch" icon="trophy" onClick={() => dispatch(rankingModal.open({ group_id: null }))}>
              {t('roomList.ranking')}
            </Button>
          )}
        </div>
      </Hero>
      <ShelfLinks shelf={shelf} />
      <RoomGrid shelf={shelf} onCreate={create} />
    </Page>
  );
}
