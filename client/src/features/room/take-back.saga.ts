import type { RoomId } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { hallLinkActions } from '../../realtime/hall/hall-events.ts';
import type { roomLinkActions } from '../../realtime/room/room-events.ts';
import { connectionActions, selectIsOnline } from '../connection/index.ts';
import { sessionActions } from '../session/index.ts';
import { reenter } from './reentry.saga.ts';
import { roomActions } from './room.slice.ts';

/** An ordinary join, see join-type.model.ts. */
const PLAIN_JOIN = 1;
/** A hall link that does not open holds the way back up for this long. Then the join shows why it is refused. */
const CLAIM_PATIENCE_MS = 10_000;

/** The dialog of a room that was taken over is answered, or the link of the room is open again. */
export type WayBackTurn = ReturnType<typeof roomActions.takeBackRequested | typeof roomLinkActions.opened>;

export function* onWayBack(ports: RoomPorts, turn: WayBackTurn): SagaGenerator<void> {
  if (roomActions.takeBackRequested.match(turn)) yield* call(takeBack, ports, turn.payload);
  else yield* call(reenter, ports);
}

/**
 * The press of the dialog leads back into the room, and brings the link of the hall back where it was taken over as well. A retry of the
 * connection elsewhere is meant for the hall alone.
 */
function* takeBack(ports: RoomPorts, group_id: RoomId): SagaGenerator<void> {
  yield* put(connectionActions.retryRequested());
  const { back } = yield* race({
    back: call(claimed, ports),
    gone: take([roomActions.joinRequested, roomActions.leaveRequested, roomActions.pageLeft, sessionActions.signedOut]),
  });
  if (!back) return;
  yield* put(roomActions.joinRequested({ group_id, password: '', type: PLAIN_JOIN, followed: null, isPressed: true }));
}

/** The link of the hall claims the account. Until it is open, the platform lets this device into no room. */
function* claimed({ clock }: RoomPorts): SagaGenerator<true> {
  if (!(yield* select(selectIsOnline))) {
    yield* race({ opened: take(hallLinkActions.opened), late: call(clock.sleep, CLAIM_PATIENCE_MS) });
  }
  return true;
}
