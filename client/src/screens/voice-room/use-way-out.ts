import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { roomActions } from '../../features/room/index.ts';
import { ROOMS_ROUTE } from '../../lib/routes.ts';

/** Which entry of the router this is. */
const entryNumber = (): number => (window.history.state as { readonly idx?: number } | null)?.idx ?? 0;

/**
 * Leaves, by the way out of rooms: back to the page that led to the first of them. After Back, Forward or a reload the entry before may be another
 * room, which leaving must not enter: then the list of rooms takes the place of the room.
 */
export function useWayOut(): () => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const how = useNavigationType();
  // As the screen was come to: it stays from room to room.
  const [entrance] = useState(() => (how === 'POP' ? 0 : entryNumber()));
  return () => {
    dispatch(roomActions.leaveRequested());
    void (entrance > 0 ? navigate(entrance - entryNumber() - 1) : navigate(ROOMS_ROUTE, { replace: true }));
  };
}
