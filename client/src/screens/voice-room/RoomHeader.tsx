import { useSelector } from 'react-redux';
import { Button } from '../../design/Button/Button.tsx';
import { IconButton } from '../../design/Button/IconButton.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import { VisuallyHidden } from '../../design/LiveRegion/VisuallyHidden.tsx';
import { DeferredMenu } from '../../design/Menu/DeferredMenu.tsx';
import { MessagesButton } from '../../features/im/views/MessagesButton.tsx';
import { selectRoomHead } from '../../features/room/views/room-page.selectors.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { largeCount } from '../../lib/large-count.ts';
import { NavButton } from '../shell/NavButton.tsx';
import { PageTools } from '../shell/PageTools.tsx';
import { useShell } from '../shell/Shell.tsx';
import styles from './RoomHeader.module.css';
import { useRoomTools } from './use-room-tools.ts';

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
  const { isNarrow } = useShell();
  const { category, clout, link } = useSelector(selectRoomHead);
  const { isFavourite, favouriteLabel, toggleFavourite, share } = useRoomTools();
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
              label={favouriteLabel}
              active={isFavourite === true}
              aria-pressed={isFavourite === true}
              disabled={isFavourite === null}
              className={isFavourite ? styles['kept'] : undefined}
              tooltipSide="bottom"
              onClick={toggleFavourite}
            />
            <IconButton icon="link" label={t('hallLobby.invite')} tooltipSide="bottom" onClick={share} />
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
