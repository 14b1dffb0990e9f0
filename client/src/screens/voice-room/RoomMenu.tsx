import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../design/Button/IconButton.tsx';
import { Menu, MenuItem } from '../../design/Menu/Menu.tsx';
import { useCopy } from '../../features/feedback/views/use-copy.ts';
import { roomActions } from '../../features/room/index.ts';
import { selectRoomHead } from '../../features/room/views/room-page.selectors.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What a narrow header has no place for: the favourite and the link of the room. */
export default function RoomMenu() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { isFavourite } = useSelector(selectRoomHead);
  const copy = useCopy();
  return (
    <Menu startsOpen align="end" trigger={<IconButton icon="more" label={t('room.menu')} />}>
      <MenuItem
        icon="star"
        disabled={isFavourite === null}
        onSelect={() => dispatch(roomActions.favouriteRequested(isFavourite !== true))}
      >
        {t(isFavourite ? 'room.unfavourite' : 'room.favourite')}
      </MenuItem>
      <MenuItem
        icon="link"
        onSelect={() => copy(`${window.location.origin}${window.location.pathname}`, 'room.shared')}
      >
        {t('room.share')}
      </MenuItem>
    </Menu>
  );
}
