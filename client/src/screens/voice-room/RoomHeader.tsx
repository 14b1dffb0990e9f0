import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../design/Button/Button.tsx';
import { IconButton } from '../../design/Button/IconButton.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import { VisuallyHidden } from '../../design/LiveRegion/VisuallyHidden.tsx';
import { DeferredMenu } from '../../design/Menu/DeferredMenu.tsx';
import { useCopy } from '../../features/feedback/views/use-copy.ts';
import { MessagesButton } from '../../features/im/views/MessagesButton.tsx';
import { roomActions } from '../../features/room/index.ts';
import { selectRoomHead } from '../../features/room/views/room-page.selectors.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { largeCount } from '../../lib/large-count.ts';
import { roomRoute } from '../../lib/routes.ts';
import { NavButton } from '../shell/NavButton.tsx';
import { PageTools } from '../shell/PageTools.tsx';
import { useShell } from '../shell/Shell.tsx';
import styles from './RoomHeader.module.css';

const RoomMenu = lazyPart(() => import('./RoomMenu.tsx'));

export interface RoomHeaderProps {
  readonly roomNo: string;
  readonly name: string;
  readonly isAudienceShown: boolean;
  readonly onToggleAudience: () => void;
  readonly onLeave: () => void;
}

/** The name and number of the room, who listens, and the ways to keep, share and leave it. */
export function RoomHeader({ roomNo, name, isAudienceShown, onToggleAudience, onLeave }: RoomHeaderProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { isNarrow } = useShell();
  const { category, clout, isFavourite, link } = useSelector(selectRoomHead);
  const copy = useCopy();
  return (
    <header className={styles['header']}>
      {isNarrow && <NavButton label={t('shell.main')} />}
      <div className={styles['title']}>
        <h1 className={styles['name']} dir="auto">
          {name || t('room.title', { no: roomNo })}
        </h1>
        <p className={styles['number']}>
          {t('room.number', { no: roomNo })}
          {category !== '' && (
            <span className={styles['category']}>
              {' · '}
              <bdi>{category}</bdi>
            </span>
          )}
        </p>
        <VisuallyHidden>
          <span role="status">{t(link === 'online' ? 'room.joined' : 'room.reconnecting')}</span>
        </VisuallyHidden>
      </div>
      <div className={styles['tools']}>
        <button
          type="button"
          className={styles['audience']}
          aria-pressed={isAudienceShown}
          aria-label={t('room.audience', { n: largeCount(clout, i18n.language) })}
          onClick={onToggleAudience}
        >
          <Icon name="users" size={18} />
          {largeCount(clout, i18n.language)}
        </button>
        {isNarrow ? (
          <>
            <MessagesButton />
            <DeferredMenu
              menu={RoomMenu}
              trigger={(open) => <IconButton icon="more" label={t('room.menu')} aria-haspopup="menu" onClick={open} />}
            />
            <IconButton icon="logout" label={t('room.leave')} onClick={onLeave} />
          </>
        ) : (
          <>
            <IconButton
              icon="star"
              label={t(isFavourite ? 'room.unfavourite' : 'room.favourite')}
              active={isFavourite === true}
              aria-pressed={isFavourite === true}
              disabled={isFavourite === null}
              className={isFavourite ? styles['kept'] : undefined}
              tooltipSide="bottom"
              onClick={() => dispatch(roomActions.favouriteRequested(isFavourite !== true))}
            />
            <IconButton
              icon="link"
              label={t('room.share')}
              tooltipSide="bottom"
              onClick={() => copy(`${window.location.origin}${roomRoute(roomNo)}`, 'room.shared')}
            />
            <Button size="compact" icon="logout" onClick={onLeave}>
              {t('room.leave')}
            </Button>
            <PageTools />
          </>
        )}
      </div>
    </header>
  );
}
