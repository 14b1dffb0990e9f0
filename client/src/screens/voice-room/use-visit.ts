import type { RoomId } from '@miczero/contracts';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { roomActions } from '../../features/room/index.ts';
import { selectPhase } from '../../features/session/index.ts';

/** An ordinary join, see join-type.model.ts. */
const PLAIN_JOIN = 1;

/** The page of a room is a visit: it enters the room when it is shown, and leaves it when it goes. Returns how to enter again. */
export function useVisit(group_id: RoomId): (password: string) => void {
  const dispatch = useDispatch();
  const phase = useSelector(selectPhase);
  const [query] = useSearchParams();
  const enter = useCallback(
    (password: string) => {
      dispatch(roomActions.joinRequested({ group_id, password, type: PLAIN_JOIN, followed: null }));
    },
    [dispatch, group_id],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: entering takes the password out of the address
  useEffect(() => {
    // Without a session the join asks for the login; the visit continues as soon as there is one.
    if (phase === 'signedIn' || phase === 'signedOut') enter(query.get('pd') ?? '');
  }, [enter, phase]);
  useEffect(() => () => void dispatch(roomActions.leaveRequested()), [dispatch]);
  return enter;
}
