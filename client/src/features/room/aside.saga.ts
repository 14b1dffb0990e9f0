import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import { roomRoute } from '../../lib/routes.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { feedbackActions, loadPart, textOf, watching } from '../feedback/index.ts';
import { selectViewer } from '../session/index.ts';
import type { RoomWord } from './room.actions.ts';
import { selectIsAside, selectJoined, selectRoomId } from './room.selectors.ts';
import { isOutOfRoom, roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';

/** The visit of a viewer who looks elsewhere (ADR 0215). */
export function* asideSaga(ports: RoomPorts): SagaGenerator<void> {
  const { telemetry, navigation } = ports;
  const watch = watching(telemetry, 'room');
  yield* watch.every(roomEventsArrived, tellEvents, ports);
  // A word of another feature.
  yield* watch.every(roomActions.told, ({ payload }) => toast(payload));
  // Their buttons would enter the room again, or lead to its queue.
  yield* watch.every(isOutOfRoom, endToasts);
  yield* watch.every(roomActions.returnRequested, ({ payload }) => call(navigation.go, roomRoute(payload)));
}

function* endToasts(): SagaGenerator<void> {
  yield* put(feedbackActions.causeOver('room'));
  yield* put(feedbackActions.causeOver('seat applications'));
}

/** What tells the viewer elsewhere of events. The page of a room does without it. */
export const loadAsideWords = () => import('./aside-words.ts');

/** What the page of the room would show of these events. */
function* tellEvents(
  ports: RoomPorts,
  { payload: { events } }: ReturnType<typeof roomEventsArrived>,
): SagaGenerator<void> {
  if (!(yield* select(selectIsAside))) return;
  const part = yield* loadPart(ports, loadAsideWords);
  const words = part?.wordsOf(events, yield* select(selectViewer)) ?? [];
  for (const word of words) yield* toast(word);
}

/** While another page is on screen, it names the room and leads back to it. */
function* toast(word: RoomWord): SagaGenerator<void> {
  const wayBack = yield* select(selectWayBack);
  yield* put(feedbackActions.toastRequested({ ...word, ...wayBack }));
}

function selectWayBack(state: RoomRoot) {
  const group_id = selectRoomId(state);
  if (group_id === null || !selectIsAside(state)) return null;
  const action = { label: textOf('room.back'), does: roomActions.returnRequested(group_id) };
  return { title: selectJoined(state)?.info.name ?? '', cause: 'room', action } as const;
}
