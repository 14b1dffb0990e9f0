import { VISIT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { callApi, loadPart, PART_MISSING, watching } from '../feedback/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { areMembersStale, toldOfMembers } from './members.model.ts';
import { selectRoomId } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';
import type { CardTurn } from './room-card.saga.ts';

/** Spreads the requests of a crowd that is told of a change at the same moment. */
const REFRESH_SPREAD_MS = 500;

/** Fetches data that room messages carry only in part: the audience and the room itself. */
export function* roomRefreshSaga(ports: RoomPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'room');
  // Any number of changes during one refresh ask for one more.
  yield* watch.newest([roomEventsArrived, roomActions.entryFinished], onMembersNews, ports, { of: '' });
  yield* watch.newest(isNoticeLine, onNoticeLine, ports);
  yield* watch.latest(roomActions.entryFinished, onCardTurn, ports);
  yield* watch.newest(roomActions.cardRequested, onCardTurn, ports);
  yield* watch.latest(roomActions.favouriteRequested, onCardTurn, ports);
}

/** The page does not wait for its card: what asks for it loads after the entry (ADR 0212). */
export const loadCard = () => import('./room-card.saga.ts');

function* onCardTurn(ports: RoomPorts, turn: CardTurn): SagaGenerator<void> {
  const part = yield* loadPart(ports, loadCard);
  if (part) yield* call(part.onCardTurn, ports, turn);
  else if (roomActions.favouriteRequested.match(turn)) yield* put(PART_MISSING);
}

/** `asked` is the event that asked last. A crowd is listed in part: the same event does not load the list twice. */
function* onMembersNews(ports: RoomPorts, asked: { of: string }): SagaGenerator<void> {
  const { told, isPart } = yield* select(({ room }: RoomRoot) => ({
    told: toldOfMembers(room),
    isPart: room.members.length < room.clout,
  }));
  if ((isPart && told === asked.of) || !(yield* select(areStale))) return;
  yield* call(ports.clock.sleep, ports.ids.chance() * REFRESH_SPREAD_MS);
  asked.of = yield* select(({ room }: RoomRoot) => toldOfMembers(room));
  yield* call(refreshMembers, ports);
}

/** room-event.0x71: something about the room was changed. */
function* onNoticeLine(ports: RoomPorts): SagaGenerator<void> {
  yield* call(ports.clock.sleep, ports.ids.chance() * REFRESH_SPREAD_MS);
  const part = yield* loadPart(ports, loadCard);
  if (part) yield* call(part.refreshRoom, ports);
}

const areStale = ({ room }: RoomRoot) => room.place.kind === 'in' && areMembersStale(room);

function isNoticeLine(action: { readonly type: string }): boolean {
  return roomEventsArrived.match(action) && eventsNamed(action.payload, 'roomNoticeLine').length > 0;
}

function* refreshMembers(ports: RoomPorts): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  const viewer = yield* select((state: SessionRoot) => selectViewer(state));
  if (group_id === null || viewer === null) return;
  const result = yield* callApi(ports, VISIT_CALLS['room.members'], { group_id, type: 1 });
  if (result.ok) yield* put(roomActions.membersLoaded({ group_id, list: result.data.list, viewer }));
}
