import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import { roomRoute } from '../../lib/routes.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { textOf } from '../feedback/index.ts';
import { confirmModal } from '../modals/index.ts';
import { selectRoomId } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';

const QUESTION = confirmModal.open({
  title: textOf('room.leaveTitle'),
  body: textOf('room.leaveSeat'),
  action: textOf('room.leave'),
  danger: true,
  onConfirm: roomActions.seatGivenUp(),
});

/**
 * Asks before the seat is lost. `act` is carried out once that is agreed to: the join of another room, whose page is on screen already, or
 * what takes the voice to a channel.
 */
export function* askAboutSeat(ports: RoomPorts, act: UnknownAction): SagaGenerator<void> {
  const isRoom = roomActions.joinRequested.match(act);
  yield* put(QUESTION);
  const { gone, stayed } = yield* race({
    agreed: take(roomActions.seatGivenUp),
    stayed: call(untilStayed),
    gone: take((action: Action) => isRoom && roomActions.pageLeft.match(action)),
  });
  if (gone) {
    yield* put(confirmModal.close());
    return;
  }
  const seated = yield* select(selectRoomId);
  if (stayed && seated !== null) {
    if (isRoom) ports.navigation.go(roomRoute(seated), { replace: true });
    return;
  }
  // A channel takes the voice with its mute. The join of a room comes in its turn after the leave.
  if (isRoom && seated !== null) yield* put(roomActions.leaveRequested());
  // Also where the seat has ended by itself meanwhile, and the room with it.
  yield* put(act);
}

/** An answer that agrees follows the end of its dialog at once. */
function* untilStayed(): SagaGenerator<true> {
  yield* take((action: Action) => confirmModal.isClosedBy({ ...action }));
  yield* call(() => Promise.resolve());
  return true;
}
