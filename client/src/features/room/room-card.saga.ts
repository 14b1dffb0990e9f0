import { ROOM_CALLS, VISIT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, put, select } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { voiceActions } from '../audio/index.ts';
import { callApi, callOrToast } from '../feedback/index.ts';
import { selectRoomId } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';

export type CardTurn = ReturnType<(typeof roomActions)['entryFinished' | 'cardRequested' | 'favouriteRequested']>;

/** The card of the room, and what else its page learns beside the entry. */
export function* onCardTurn(ports: RoomPorts, turn: CardTurn): SagaGenerator<void> {
  if (roomActions.favouriteRequested.match(turn)) yield* call(onFavouriteRequested, ports, turn);
  else if (roomActions.cardRequested.match(turn)) {
    yield* fork(nameCategories, ports);
    yield* call(refreshInfo, ports);
  } else yield* call(learnMicFreedom, ports);
}

/** What may have been changed about the room. */
export function* refreshRoom(ports: RoomPorts): SagaGenerator<void> {
  yield* call(refreshInfo, ports);
  yield* call(learnMicFreedom, ports);
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
