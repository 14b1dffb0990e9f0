import { useSelector } from 'react-redux';
import { Menu, MenuItem } from '../../design/Menu/Menu.tsx';
import { selectRoomHead } from '../../features/room/views/room-page.selectors.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RoomMenuButton } from './RoomMenuButton.tsx';
import { useRoomLinks } from './use-room-links.ts';

/** What a narrow header has no place for: the favourite and the link of the room. */
export default function RoomMenu() {
  const { t } = useTranslation();
  const { isFavourite } = useSelector(selectRoomHead);
  const { keep, share } = useRoomLinks();
  return (
    <Menu startsOpen align="end" trigger={<RoomMenuButton />}>
      <MenuItem icon="star" disabled={isFavourite === null} onSelect={keep}>
        {t(isFavourite ? 'room.unfavourite' : 'room.favourite')}
      </MenuItem>
      <MenuItem icon="link" onSelect={share}>
        {t('room.share')}
      </MenuItem>
    </Menu>
  );
}
