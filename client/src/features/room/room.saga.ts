import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, race, select, take } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { roomLinkSaga } from '../../realtime/room/room-link.saga.ts';
import { guarded } from '../feedback/index.ts';
import { type SessionRoot, selectViewer, sessionActions } from '../session/index.ts';
import { roomChatSaga } from './chat.saga.ts';
import { createRoomSaga } from './create.saga.ts';
import { selectRoomId } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';
import { roomEventsSaga } from './room-events.saga.ts';
import { roomRefreshSaga } from './room-refresh.saga.ts';
import { seatsSaga } from './seats.saga.ts';
import { followVisits } from './visit.saga.ts';

/** Voice rooms: visits, seats, chat, creating one, and the link that lives as long as somebody is in a room. */
export function* roomSaga(ports: RoomPorts): SagaGenerator<void> {
  yield* fork(followVisits, ports);
  yield* fork(seatsSaga, ports);
  yield* fork(roomChatSaga, ports);
  yield* fork(roomEventsSaga, ports);
  yield* fork(roomRefreshSaga, ports);
  yield* fork(createRoomSaga, ports);
  yield* call(keepLink, ports);
}

/** The link opens with the entry and closes when the viewer is in no room; from room to room it stays. */
function* keepLink(ports: RoomPorts): SagaGenerator<void> {
  while (true) {
    yield* take(roomActions.entryStarted);
    const viewer = yield* select(selectViewer);
    if (viewer === null) continue;
    yield* race({
      link: call(guarded(ports.telemetry, 'roomLink', roomLinkSaga), ports, viewer, roomActions.retryRequested.type),
      out: call(untilOut),
    });
  }
}

function* untilOut(): SagaGenerator<void> {
  do {
    yield* take([roomActions.left, roomActions.joinFailed, roomActions.lockPrompted, sessionActions.signedOut]);
  } while ((yield* select((state: RoomRoot & SessionRoot) => selectRoomId(state))) !== null);
}
