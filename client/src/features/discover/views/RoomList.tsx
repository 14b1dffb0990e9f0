import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { ShelfRow } from '../../../design/ShelfRows/ShelfRow.tsx';
import { ShelfRows } from '../../../design/ShelfRows/ShelfRows.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { largeCount } from '../../../lib/large-count.ts';
import type { RoomCardModel } from '../index.ts';

/** Voice rooms, busiest first. */
export function RoomList({ rooms }: { readonly rooms: readonly RoomCardModel[] }) {
  const { t, i18n } = useTranslation();
  return (
    <ShelfRows>
      {rooms.map(({ room_no, path, name, cover, category, clout, isLocked }) => (
        <ShelfRow
          key={room_no}
          to={path}
          picture={<Avatar name={name} src={cover} size={48} shape="soft" />}
          name={name}
          details={
            <>
              {category !== '' && <bdi>{category}</bdi>}
              <span data-live>{t('explore.listening', { n: largeCount(clout, i18n.language), count: clout })}</span>
            </>
          }
        >
          {isLocked && (
            <>
              <Icon name="lock" size={16} />
              <VisuallyHidden>{t('explore.locked')}</VisuallyHidden>
            </>
          )}
        </ShelfRow>
      ))}
    </ShelfRows>
  );
}
