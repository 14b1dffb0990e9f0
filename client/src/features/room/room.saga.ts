import { ROOM_EVENTS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, race, select, take } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { linkSaga } from '../../realtime/kernel/link.saga.ts';
import type { RoomEvent } from '../../realtime/room/room-events.ts';
import { createRoomWire } from '../../realtime/room/room-wire.ts';
import { watching } from '../feedback/index.ts';
import { type SessionRoot, selectViewer, sessionActions } from '../session/index.ts';
import { asideSaga } from './aside.saga.ts';
import { selectIsAside, selectRoomId } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';
import { roomRefreshSaga } from './room-refresh.saga.ts';
import { staffSaga } from './staff.saga.ts';
import { followVisits } from './visit.saga.ts';
import { waysOutSaga } from './ways-out.saga.ts';

/** Voice rooms: visits, and the link that lives as long as the viewer is in a room. */
export function* roomSaga(ports: RoomPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'roomLink');
  yield* fork(followVisits, ports);
  yield* fork(waysOutSaga, ports);
  yield* fork(asideSaga, ports);
  yield* fork(roomRefreshSaga, ports);
  yield* fork(staffSaga, ports);
  // The link opens with the entry and closes when the viewer is in no room; from room to room it stays.
  yield* watch.leading(roomActions.entryStarted, keepLink, ports);
}

function* keepLink(ports: RoomPorts): SagaGenerator<void> {
  const viewer = yield* select(selectViewer);
  if (viewer === null) return;
  const wire = createRoomWire(ports, viewer);
  const retryAction = roomActions.retryRequested.type;
  yield* race({
    link: call(linkSaga<RoomEvent>, ports, { wire, viewer, retryAction, selectConcerns, selectIsAside }),
    out: call(untilOut),
  });
}

/**
 * A page that was loaded anew comes with a socket for the room in which the viewer still is, until the join of this one has been
 * answered: what is said there must not stand here. What is about the visit or the account (0x1002,
 * 0x1007, 0x1009) counts wherever it was said.
 */
const selectConcerns = (state: object) => {
  const group_id = selectRoomId(state as RoomRoot);
  return ({ name, envelope: { channel } }: RoomEvent): boolean =>
    // Only a number names a room.
    !Number(channel) || channel === group_id || ROOM_EVENTS[name].code <= 0x1009;
};

function* untilOut(): SagaGenerator<void> {
  do {
    yield* take([roomActions.left, roomActions.joinFailed, roomActions.lockPrompted, sessionActions.signedOut]);
  } while ((yield* select((state: RoomRoot & SessionRoot) => selectRoomId(state))) !== null);
}
