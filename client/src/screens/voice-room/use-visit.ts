import type { RoomId } from '@miczero/contracts';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { roomActions } from '../../features/room/index.ts';
import { selectPhase } from '../../features/session/index.ts';

/** An ordinary join, see join-type.model.ts. */
const PLAIN_JOIN = 1;

/** The page of a room is a visit: it enters the room when it is shown, and leaves it when it goes. Returns how to enter again. */
export function useVisit(group_id: RoomId): (password: string) => void {
  const dispatch = useDispatch();
  const phase = useSelector(selectPhase);
  const [query] = useSearchParams();
  const type = joinTypeOf(useLocation().state);
  const enter = useCallback(
    (password: string) => {
      dispatch(roomActions.joinRequested({ group_id, password, type, followed: null }));
    },
    [dispatch, group_id, type],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: entering takes the password out of the address
  useEffect(() => {
    // Without a session the join asks for the login; the visit continues as soon as there is one.
    if (phase === 'signedIn' || phase === 'signedOut') enter(query.get('pd') ?? '');
  }, [enter, phase]);
  useEffect(() => () => void dispatch(roomActions.leaveRequested()), [dispatch]);
  return enter;
}

/** The way into the room says how it is joined, by the state of its history entry; a plain link says nothing. */
function joinTypeOf(state: unknown): number {
  const type: unknown = state && typeof state === 'object' && 'joinType' in state ? state.joinType : undefined;
  return typeof type === 'number' ? type : PLAIN_JOIN;
}
