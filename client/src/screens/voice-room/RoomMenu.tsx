import { IconButton } from '../../design/Button/IconButton.tsx';
import { Menu, MenuItem } from '../../design/Menu/Menu.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRoomTools } from './use-room-tools.ts';

/** What a narrow header has no place for: the favourite and the link of the room. */
export default function RoomMenu() {
  const { t } = useTranslation();
  const { isFavourite, favouriteLabel, toggleFavourite, share } = useRoomTools();
  return (
    <Menu startsOpen align="end" trigger={<IconButton icon="more" label={t('room.menu')} />}>
      <MenuItem icon="star" disabled={isFavourite === null} onSelect={toggleFavourite}>
        {favouriteLabel}
      </MenuItem>
      <MenuItem icon="link" onSelect={share}>
        {t('hallLobby.invite')}
      </MenuItem>
    </Menu>
  );
}
