import { type RoomId, type UserNo, userNo } from '@miczero/contracts';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { roomActions } from '../../features/room/index.ts';

/** An ordinary join, see join-type.model.ts. */
const PLAIN_JOIN = 1;
const entryState = z.object({ joinType: z.optional(z.number()), followed: z.optional(userNo) });

/** The page of a room enters it when it is shown, unless the viewer is in it already (ADR 0215). Returns how to enter again. */
export function useVisit(group_id: RoomId): (password: string) => void {
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const { type, followed } = entryOf(useLocation().state);
  const how = useNavigationType();
  // As the page was come to: the entry itself replaces the address. A login that goes before it is no press on the room (ADR 0191): the page
  // of visitors has replaced the address by then.
  const [wasPressed] = useState(how === 'PUSH');
  const join = useCallback(
    (password: string, isPressed: boolean) => {
      dispatch(roomActions.joinRequested({ group_id, password, type, followed, isPressed }));
    },
    [dispatch, group_id, type, followed],
  );
  // Before the frame is painted, and before the join: another room is left first.
  useLayoutEffect(() => {
    dispatch(roomActions.pageShown(group_id));
    return () => void dispatch(roomActions.pageLeft());
  }, [dispatch, group_id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: entering takes the password out of the address
  useLayoutEffect(() => join(query.get('pd') ?? '', wasPressed), [join]);
  return useCallback((password: string) => join(password, true), [join]);
}

/** The state of the history entry tells how the room is joined and which user the viewer follows. */
function entryOf(state: unknown): { readonly type: number; readonly followed: UserNo | null } {
  const { joinType, followed } = entryState.safeParse(state).data ?? {};
  return { type: joinType ?? PLAIN_JOIN, followed: followed ?? null };
}
