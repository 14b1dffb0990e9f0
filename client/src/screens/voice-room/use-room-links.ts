import { useDispatch, useSelector } from 'react-redux';
import { useCopy } from '../../features/feedback/views/use-copy.ts';
import { roomActions, selectRoomId } from '../../features/room/index.ts';
import { selectRoomHead } from '../../features/room/views/room-page.selectors.ts';
import { roomRoute } from '../../lib/routes.ts';

/** The two ways back to a room: it becomes a favourite, or no longer is one, and its link is copied. */
export function useRoomLinks() {
  const dispatch = useDispatch();
  const { isFavourite } = useSelector(selectRoomHead);
  const room = useSelector(selectRoomId);
  const copy = useCopy();
  return {
    keep: () => dispatch(roomActions.favouriteRequested(isFavourite !== true)),
    share: () => room !== null && copy(`${window.location.origin}${roomRoute(room)}`, 'room.shared'),
  };
}
