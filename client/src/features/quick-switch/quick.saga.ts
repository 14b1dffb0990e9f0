import {
  FRIENDS_PAGE_SIZE,
  HALL_CALLS,
  HALL_USER_PAGE_SIZE,
  type HallId,
  ROOM_CALLS,
  type Room,
  roomIdOf,
  SOCIAL_CALLS,
  VISIT_CALLS,
} from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { all, call, fork, put, race, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, watching } from '../feedback/index.ts';
import { type HallsRoot, knownHall, selectOpenHallId } from '../halls/index.ts';
import { whileSignedIn } from '../session/index.ts';
import { quickActions } from './quick.slice.ts';
import type { QuickRoot } from './quick.state.ts';

type Root = HallsRoot & QuickRoot;

/** Halls whose channels are asked for: the first of the rail. */
const HALLS_ASKED = 60;
const ASKED_AT_ONCE = 6;
/** Rooms of each list, rooms that a search finds, and rooms of friends that are asked for by number. */
const ROOMS_LISTED = 24;
const ROOMS_FOUND = 6;
const FRIENDS_ROOMS = 6;
/** Friends and rooms are asked for again after this long. */
const KEPT_MS = 5 * 60_000;
/** Members and rooms are asked for this long after the last key. */
const SEARCH_PAUSE_MS = 200;
/** Enter waits no longer than this for the results of its query. */
const ANSWER_WAIT_MS = 1500;

export function* quickSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'quick');
  yield* watch.latest(quickActions.searched, findAll, ports);
  yield* whileSignedIn(ports, 'quick', function* inSession(): SagaGenerator<void> {
    yield* watch.leading(quickActions.shown, learnAll, ports);
  });
}

function* learnAll(ports: Ports): SagaGenerator<void> {
  yield* put(quickActions.learningChanged(true));
  yield* all([call(learnHalls, ports), call(learnFriends, ports), call(learnRooms, ports)]);
  yield* put(quickActions.learningChanged(false));
}

/** Without an answer a hall is found by its own name only. */
function* learnHalls(ports: Ports): SagaGenerator<void> {
  const unknown = yield* select(({ halls, quick }: Root) =>
    halls.mine.list
      .map(({ id }) => id)
      .filter((id) => id !== halls.open?.hall_id && !halls.known[id] && !quick.halls[id])
      .slice(0, HALLS_ASKED),
  );
  for (let at = 0; at < unknown.length; at += ASKED_AT_ONCE) {
    yield* all(unknown.slice(at, at + ASKED_AT_ONCE).map((hall_id) => call(learnHall, ports, hall_id)));
  }
}

function* learnHall(ports: Ports, hall_id: HallId): SagaGenerator<void> {
  const result = yield* callApi(ports, HALL_CALLS['hall.detail'], { hall_id });
  if (result.ok && result.data.in_hall) yield* put(quickActions.hallLearned(knownHall(result.data)));
}

/** rule.friend-list-one-page. Without an answer the former friends stay. */
function* learnFriends(ports: Ports): SagaGenerator<void> {
  const friendsAt = ports.clock.now();
  if (friendsAt - (yield* select(({ quick }: Root) => quick.friendsAt)) < KEPT_MS) return;
  const result = yield* callApi(ports, SOCIAL_CALLS['friend.list'], { page: 1, page_size: FRIENDS_PAGE_SIZE });
  if (result.ok) yield* put(quickActions.friendsLearned({ friends: result.data.list, friendsAt }));
}

/**
 * api.room.v1.room-trace, api.account.fav.room, api.go.home.relation.statusList: a list without an answer is left out, until the
 * switcher opens again.
 */
function* learnRooms(ports: Ports): SagaGenerator<void> {
  const now = ports.clock.now();
  if (now - (yield* select(({ quick }: Root) => quick.roomsAt)) < KEPT_MS) return;
  const page = { page: 1, limit: ROOMS_LISTED };
  const { recent, kept, places } = yield* all({
    recent: call(callApi<(typeof VISIT_CALLS)['room.trace']>, ports, VISIT_CALLS['room.trace'], {
      ...page,
      device: ports.ids.deviceId(),
    }),
    kept: call(callApi<(typeof VISIT_CALLS)['favourite.list']>, ports, VISIT_CALLS['favourite.list'], page),
    places: call(
      callApi<(typeof SOCIAL_CALLS)['relation.status_list']>,
      ports,
      SOCIAL_CALLS['relation.status_list'],
      {},
    ),
  });
  const known = [recent, kept].flatMap((listed) => (listed.ok ? listed.data.list : []));
  const inRooms = places.ok ? places.data.list.filter(({ room_no }) => room_no !== '') : [];
  const friendsIn = Object.fromEntries(inRooms.map(({ room_no, nick }) => [room_no, nick]));
  yield* put(quickActions.roomsLearned({ rooms: known, friendsIn, roomsAt: 0 }));
  const unknown = Object.keys(friendsIn).filter((room_no) => !known.some((room) => roomIdOf(room) === room_no));
  const found = yield* all(unknown.slice(0, FRIENDS_ROOMS).map((room_no) => call(roomNumbered, ports, room_no)));
  const isWhole = recent.ok && kept.ok && places.ok && !found.includes(null);
  const rooms = [...known, ...found.flatMap((numbered) => numbered ?? [])];
  yield* put(quickActions.roomsLearned({ rooms, friendsIn, roomsAt: isWhole ? now : 0 }));
}

/** The room of a number, which the search finds in the names of others as well; null without an answer. */
function* roomNumbered(ports: Ports, room_no: string): SagaGenerator<readonly Room[] | null> {
  const rooms = yield* call(roomsLike, ports, room_no);
  return rooms?.filter((room) => roomIdOf(room) === room_no) ?? null;
}

/** api.room.v1.room-list by a name or a number; null without an answer. */
function* roomsLike(ports: Ports, keyword: string): SagaGenerator<readonly Room[] | null> {
  const request = { page: 1, limit: ROOMS_FOUND, keyword, device: ports.ids.deviceId() };
  const result = yield* callApi(ports, ROOM_CALLS['room.list'], request);
  return result.ok ? result.data.list : null;
}

function* findAll(ports: Ports, { payload: keyword }: ReturnType<typeof quickActions.searched>): SagaGenerator<void> {
  if (keyword === '') {
    yield* put(quickActions.peopleFound({ keyword: '', users: [] }));
    yield* put(quickActions.roomsFound([]));
    yield* put(quickActions.waitEnded(''));
    return;
  }
  yield* race({ paused: call(ports.clock.sleep, SEARCH_PAUSE_MS), entered: take(quickActions.entered) });
  yield* fork(answer, ports, keyword);
  yield* call(ports.clock.sleep, ANSWER_WAIT_MS);
  yield* put(quickActions.waitEnded(keyword));
}

function* answer(ports: Ports, keyword: string): SagaGenerator<void> {
  yield* all([call(findMembers, ports, keyword), call(findRooms, ports, keyword), call(untilLearned)]);
  yield* put(quickActions.answered(keyword));
}

function* untilLearned(): SagaGenerator<void> {
  while (yield* select(({ quick }: QuickRoot) => quick.isLearning)) yield* take(quickActions.learningChanged);
}

function* findMembers(ports: Ports, keyword: string): SagaGenerator<void> {
  const hall_id = yield* select((state: HallsRoot) => selectOpenHallId(state));
  if (hall_id === null) return;
  const request = { hall_id, page: 1, page_size: HALL_USER_PAGE_SIZE, keyword };
  const result = yield* callApi(ports, HALL_CALLS['hall.user_list'], request);
  if (result.ok) yield* put(quickActions.peopleFound({ keyword, users: result.data.users }));
}

function* findRooms(ports: Ports, keyword: string): SagaGenerator<void> {
  const rooms = yield* call(roomsLike, ports, keyword);
  if (rooms) yield* put(quickActions.roomsFound(rooms));
}
