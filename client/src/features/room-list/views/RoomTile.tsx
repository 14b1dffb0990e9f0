import { Link } from 'react-router-dom';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Badge } from '../../../design/Badge/Badge.tsx';
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
  return (
    <li className={styles['tile']}>
      <div className={styles['cover']} aria-hidden="true">
        {cover === '' ? <Avatar name={name} size={64} shape="soft" /> : <img src={cover} alt="" loading="lazy" />}
        {clout > 0 && (
          <span className={styles['live']}>
            <span className={styles['bars']} />
            {largeCount(clout, i18n.language)}
          </span>
        )}
      </div>
      <h3 className={styles['name']} dir="auto">
        <Link to={path}>{name}</Link>
        {isLocked && (
          <>
            <Icon name="lock" size={16} />
            <VisuallyHidden>{t('rooms.locked')}</VisuallyHidden>
          </>
        )}
      </h3>
      <p className={styles['notice']} dir="auto">
        {notice || t('rooms.number', { no: room_no })}
      </p>
      <p className={styles['foot']}>
        {isOwn ? <Badge look="role">{t('rooms.own')}</Badge> : category !== '' && <bdi>{category}</bdi>}
        <span className={styles['count']}>
          {t('rooms.listening', { n: largeCount(clout, i18n.language), count: clout })}
        </span>
      </p>
    </li>
  );
}
