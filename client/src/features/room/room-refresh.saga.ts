import { ROOM_CALLS, VISIT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { voiceActions } from '../audio/index.ts';
import { callApi, callOrToast, watching } from '../feedback/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { areMembersStale, toldOfMembers } from './members.model.ts';
import { selectRoomId } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';

/** Spreads the requests of a crowd that is told of a change at the same moment. */
const REFRESH_SPREAD_MS = 500;

/** Fetches data that room messages carry only in part: the audience and the room itself. */
export function* roomRefreshSaga(ports: RoomPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'room');
  // Any number of changes during one refresh ask for one more.
  yield* watch.newest([roomEventsArrived, roomActions.entryFinished], onMembersNews, ports, { of: '' });
  yield* watch.newest(isNoticeLine, onNoticeLine, ports);
  yield* watch.latest(roomActions.entryFinished, learnMicFreedom, ports);
  yield* watch.newest(roomActions.cardRequested, refreshInfo, ports);
  yield* watch.leading(roomActions.cardRequested, nameCategories, ports);
  yield* watch.latest(roomActions.favouriteRequested, onFavouriteRequested, ports);
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
  yield* call(refreshInfo, ports);
  yield* call(learnMicFreedom, ports);
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

function* refreshInfo(ports: RoomPorts): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const result = yield* callApi(ports, ROOM_CALLS['room.card'], { group_id });
  if (!result.ok || (yield* select(selectRoomId)) !== group_id) return;
  yield* put(roomActions.infoLoaded(result.data.room));
  yield* put(voiceActions.roomRenamed({ name: result.data.room.name }));
  yield* put(roomActions.favouriteKnown(result.data.is_favourite));
}

/** api.go.room.setting.get: whether members need to apply for a seat. */
function* learnMicFreedom(ports: RoomPorts): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const setting = yield* callApi(ports, ROOM_CALLS['room.setting'], { group_id });
  if (!setting.ok || (yield* select(selectRoomId)) !== group_id) return;
  yield* put(roomActions.micFreedomKnown(setting.data.mic_free));
}

/** api.room.v1.roomCate.cateType: what the class of the room is called. */
function* nameCategories(ports: RoomPorts): SagaGenerator<void> {
  const known = yield* select(({ room }: RoomRoot) => room.categories);
  if (Object.keys(known).length > 0) return;
  const result = yield* callApi(ports, ROOM_CALLS['room.cate_type'], {});
  if (!result.ok) return;
  yield* put(roomActions.categoriesKnown(Object.fromEntries(result.data.list.map(({ id, name }) => [id, name]))));
}

/** api.account.fav.room.do: shown at once, and taken back when the platform refuses it. */
function* onFavouriteRequested(
  ports: RoomPorts,
  { payload }: ReturnType<typeof roomActions.favouriteRequested>,
): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  yield* put(roomActions.favouriteKnown(payload));
  const done = yield* callOrToast(ports, VISIT_CALLS['favourite.do'], { group_id, op: payload ? 1 : 2 });
  if ((yield* select(selectRoomId)) !== group_id) return;
  yield* put(roomActions.favouriteKnown(done ? done.is_favourite : !payload));
}
