import type { RoomId } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, race, take } from '../../lib/effects.ts';
import { connectionActions } from '../connection/index.ts';
import { sessionActions, takenOverAsked } from '../session/index.ts';
import { roomActions } from './room.slice.ts';

/** An ordinary join, see join-type.model.ts. */
const PLAIN_JOIN = 1;

/** The press of the dialog leads back into the room, and brings the link of the hall back where it was taken over as well. */
export function* onTakenOver(group_id: RoomId): SagaGenerator<void> {
  yield* put(takenOverAsked());
  const { back } = yield* race({
    back: take(connectionActions.retryRequested),
    gone: take([roomActions.joinRequested, roomActions.leaveRequested, sessionActions.signedOut]),
  });
  if (!back) return;
  yield* put(roomActions.joinRequested({ group_id, password: '', type: PLAIN_JOIN, followed: null, isPressed: true }));
}
