import type { SagaGenerator } from '../../lib/effects.ts';
import { call, select } from '../../lib/effects.ts';
import { roomRoute } from '../../lib/routes.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { loadPart, watching } from '../feedback/index.ts';
import { selectIsAside, selectRoomId } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';

/** The visit of a viewer who looks elsewhere (ADR 0215). What is told there loads when there is something to tell. */
export function* asideSaga(ports: RoomPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'room');
  yield* watch.every([roomEventsArrived, roomActions.told], tell, ports);
  yield* watch.every(roomActions.returnRequested, goBack, ports);
}

function* tell(
  ports: RoomPorts,
  action: ReturnType<typeof roomEventsArrived> | ReturnType<typeof roomActions.told>,
): SagaGenerator<void> {
  if (roomEventsArrived.match(action) && !(yield* select(selectIsAside))) return;
  const part = yield* loadPart(ports, () => import('./aside-news.saga.ts'));
  if (part) yield* call(part.tellAside, action);
}

function* goBack({ navigation }: RoomPorts): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id !== null) navigation.go(roomRoute(group_id));
}
