import { Badge } from '../../../design/Badge/Badge.tsx';
import { CoverCard } from '../../../design/CoverCard/CoverCard.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { largeCount } from '../../../lib/large-count.ts';
import type { RoomTileModel } from '../index.ts';
import styles from './RoomTile.module.css';

/** One room of the list. The whole tile is the way in; the page of the room asks for a password. */
export function RoomTile({ tile }: { readonly tile: RoomTileModel }) {
  const { t, i18n } = useTranslation();
  const { name, cover, category, notice, clout, isLocked, isOwn, path, room_no } = tile;
  const count = largeCount(clout, i18n.language);
  return (
    <CoverCard
      name={name}
      picture={cover}
      to={path}
      text={notice || t('roomList.number', { no: room_no })}
      over={
        clout > 0 && (
          <span className={styles['live']}>
            <span className={styles['bars']} />
          </span>
        )
      }
      mark={
        isLocked && (
          <>
            <Icon name="lock" size={16} />
            <VisuallyHidden>{t('roomList.locked')}</VisuallyHidden>
          </>
        )
      }
      foot={
        <>
          {isOwn ? <Badge look="role">{t('roomList.own')}</Badge> : <bdi>{category}</bdi>}
          <span>{t('roomList.listening', { n: count, count: clout })}</span>
        </>
      }
    />
  );
}
