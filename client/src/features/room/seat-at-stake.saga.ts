import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import { roomRoute } from '../../lib/routes.ts';
import type { Ports } from '../../platform/ports.ts';
import { textOf } from '../feedback/index.ts';
import { confirmModal } from '../modals/index.ts';
import { sessionActions } from '../session/index.ts';
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
 * what takes the voice to a channel. The end of the session ends the question, and nothing comes of it.
 */
export function* askAboutSeat({ navigation }: Pick<Ports, 'navigation'>, act: UnknownAction): SagaGenerator<void> {
  const isRoom = roomActions.joinRequested.match(act);
  yield* put(QUESTION);
  const { gone, stayed, ended } = yield* race({
    agreed: take(roomActions.seatGivenUp),
    ended: take(sessionActions.signedOut),
    gone: take((action: Action) => isRoom && roomActions.pageLeft.match(action)),
    stayed: call(untilStayed),
  });
  if (ended) return;
  if (gone) {
    yield* put(confirmModal.close());
    return;
  }
  const seated = yield* select(selectRoomId);
  // A room whose page is on screen is entered where the seat has ended by itself meanwhile.
  if (stayed && (seated !== null || !isRoom)) {
    if (isRoom && seated !== null) navigation.go(roomRoute(seated), { replace: true });
    return;
  }
  // A channel takes the voice with its mute. The join of a room comes in its turn after the leave.
  if (isRoom && seated !== null) yield* put(roomActions.leaveRequested());
  yield* put(act);
}

/** An answer that agrees follows the end of its dialog at once, and so does the end of a session that of all dialogs. */
function* untilStayed(): SagaGenerator<true> {
  yield* take((action: Action) => confirmModal.isClosedBy({ ...action }));
  yield* call(() => Promise.resolve());
  return true;
}
