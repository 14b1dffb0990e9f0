import { Link } from 'react-router-dom';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { largeCount } from '../../../lib/large-count.ts';
import type { RoomCardModel } from '../index.ts';
import styles from './ShelfRows.module.css';

/** Voice rooms, busiest first. */
export function RoomList({ rooms }: { readonly rooms: readonly RoomCardModel[] }) {
  const { t, i18n } = useTranslation();
  return (
    <ul className={styles['rows']}>
      {rooms.map(({ room_no, path, name, cover, category, clout, isLocked }) => (
        <li key={room_no}>
          <Link to={path} className={styles['row']}>
            <Avatar name={name} src={cover} size={48} shape="soft" />
            <span className={styles['words']}>
              <span className={styles['name']} dir="auto">
                {name}
              </span>
              <span className={styles['detail']}>
                {category !== '' && <bdi>{category}</bdi>}
                <span className={styles['live']}>
                  {t('explore.listening', { n: largeCount(clout, i18n.language), count: clout })}
                </span>
              </span>
            </span>
            {isLocked && (
              <span className={styles['mark']}>
                <Icon name="lock" size={16} />
                <VisuallyHidden>{t('explore.locked')}</VisuallyHidden>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
