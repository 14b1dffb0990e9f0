import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Icon } from '../../design/Icon/Icon.tsx';
import type { IconName } from '../../design/Icon/paths.ts';
import edges from '../../design/ScrollEdges/ScrollEdges.module.css';
import type { RoomShelf } from '../../features/room-list/index.ts';
import { selectRoomCategories } from '../../features/room-making/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../lib/class-names.ts';
import { ROOMS_ROUTE } from '../../lib/routes.ts';
import styles from './RoomListScreen.module.css';
import { shelfQuery } from './room-shelf.ts';

const OWN: readonly { readonly kind: 'mine' | 'favourite' | 'recent'; readonly icon: IconName }[] = [
  { kind: 'mine', icon: 'crown' },
  { kind: 'favourite', icon: 'star' },
  { kind: 'recent', icon: 'clock' },
];

/** The shelves of the page, as links: each has an address of its own. */
export function ShelfLinks({ shelf }: { readonly shelf: RoomShelf }) {
  const { t } = useTranslation();
  const categories = useSelector(selectRoomCategories);
  const shown = shelfQuery(shelf);
  const link = (each: RoomShelf, label: string, icon?: IconName) => {
    const query = shelfQuery(each);
    return (
      <li key={query}>
        <Link
          to={`${ROOMS_ROUTE}${query}`}
          className={styles['shelf']}
          aria-current={query === shown ? 'page' : undefined}
        >
          {icon && <Icon name={icon} size={18} />}
          <bdi>{label}</bdi>
        </Link>
      </li>
    );
  };
  return (
    <nav className={classNames(styles['shelves'], edges['fading'])} aria-label={t('roomList.shelves')}>
      <ul>
        {link({ kind: 'open', room_class: null }, t('roomList.all'))}
        {categories.map(({ id, name }) => link({ kind: 'open', room_class: id }, name))}
      </ul>
      <ul>{OWN.map(({ kind, icon }) => link({ kind }, t(`roomList.${kind}`), icon))}</ul>
    </nav>
  );
}
