import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { shareModal } from '../../features/modals/index.ts';
import { roomActions } from '../../features/room/index.ts';
import { selectRoomHead } from '../../features/room/views/room-page.selectors.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What a header keeps and shares of its room: buttons where there is room, items of a menu on a phone. */
export function useRoomTools() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { roomNo = '' } = useParams();
  const { isFavourite, name } = useSelector(selectRoomHead);
  return {
    /** Null until the platform has said so. */
    isFavourite,
    favouriteLabel: t(isFavourite ? 'room.unfavourite' : 'room.favourite'),
    toggleFavourite: () => dispatch(roomActions.favouriteRequested(isFavourite !== true)),
    share: () => dispatch(shareModal.open({ kind: 'room', room_no: roomNo, name })),
  };
}
