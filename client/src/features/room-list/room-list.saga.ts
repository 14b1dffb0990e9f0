import { ROOM_CALLS, type Room, roomIdOf, VISIT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import { roomRoute } from '../../lib/routes.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { askAgainOn } from '../connection/index.ts';
import { callApi, callOrToast, textOfFailure, watching } from '../feedback/index.ts';
import { loginModal, type SessionRoot, selectIsSignedIn, sessionActions } from '../session/index.ts';
import { type RoomListRoot, type RoomShelf, roomListActions } from './room-list.slice.ts';

/** Rooms of one page; a refresh asks for as many as are shown, up to the most that the platform gives at once. */
export const ROOMS_A_PAGE = 24;
const ROOMS_AT_ONCE = 100;
/** Interval at which audience counts are fetched again. No event carries them. */
export const LIVE_COUNTS_MS = 20_000;

/** The landing page of rooms: its shelves, live counts, and a match. */
export function* roomListSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'roomList');
  yield* watch.latest(
    [
      roomListActions.shown,
      roomListActions.triedAgain,
      roomListActions.refreshed,
      roomListActions.left,
      sessionActions.signedOut,
    ],
    onTurn,
    ports,
  );
  yield* watch.every(askAgainOn, onAskAgain);
  yield* watch.leading(roomListActions.moreRequested, onMoreRequested, ports);
  yield* watch.leading(roomListActions.matchRequested, onMatchRequested, ports);
}

/** A shelf is loaded, then again and again until it is left. */
function* onTurn(ports: Ports, action: { readonly type: string }): SagaGenerator<void> {
  if (roomListActions.shown.match(action) || roomListActions.triedAgain.match(action)) yield* call(refresh, ports);
  else if (roomListActions.refreshed.match(action)) {
    yield* call(ports.clock.sleep, LIVE_COUNTS_MS);
    // A hidden page shows no counts.
    if (ports.page.isWatched()) yield* call(refresh, ports);
  } else return;
  yield* put(roomListActions.refreshed());
}

function* onAskAgain(): SagaGenerator<void> {
  const { load, stale } = yield* select(({ roomList }: RoomListRoot) => roomList);
  if (load.status === 'failed' || stale) yield* put(roomListActions.triedAgain());
}

function* refresh(ports: Ports): SagaGenerator<void> {
  const { shelf, rooms } = yield* select(({ roomList }: RoomListRoot) => roomList);
  const limit = Math.min(ROOMS_AT_ONCE, Math.max(ROOMS_A_PAGE, rooms.length));
  const listed = yield* call(roomsOf, ports, shelf, { page: 1, limit });
  if ('failure' in listed) yield* put(roomListActions.failed(textOfFailure(listed.failure)));
  else {
    const page = limit / ROOMS_A_PAGE;
    const page_total = Number.isInteger(page) ? listed.page_total * page : listed.page_total;
    yield* put(roomListActions.loaded({ shelf, rooms: listed.list, page: Math.ceil(page), page_total }));
  }
}

function* onMoreRequested(ports: Ports): SagaGenerator<void> {
  const { shelf, page: last } = yield* select(({ roomList }: RoomListRoot) => roomList);
  const page = last + 1;
  const listed = yield* call(roomsOf, ports, shelf, { page, limit: ROOMS_A_PAGE });
  if ('failure' in listed) yield* put(roomListActions.failed(textOfFailure(listed.failure)));
  else yield* put(roomListActions.moreLoaded({ shelf, rooms: listed.list, page, page_total: listed.page_total }));
}

type Listed = { readonly list: readonly Room[]; readonly page_total: number } | { readonly failure: FailureFact };

/** api.room.v1.room-list, api.room.v1.room-trace, api.account.fav.room, api.room.v1.useRoom */
function* roomsOf(
  ports: Ports,
  shelf: RoomShelf,
  page: { readonly page: number; readonly limit: number },
): SagaGenerator<Listed> {
  const device = ports.ids.deviceId();
  switch (shelf.kind) {
    case 'open': {
      const room_class = shelf.room_class === null ? {} : { room_class: shelf.room_class };
      const listed = yield* callApi(ports, ROOM_CALLS['room.list'], { ...page, ...room_class, device });
      return listed.ok ? listed.data : { failure: listed.failure };
    }
    case 'recent': {
      const traced = yield* callApi(ports, VISIT_CALLS['room.trace'], { ...page, device });
      return traced.ok ? traced.data : { failure: traced.failure };
    }
    case 'favourite': {
      const kept = yield* callApi(ports, VISIT_CALLS['favourite.list'], page);
      return kept.ok ? kept.data : { failure: kept.failure };
    }
    case 'mine': {
      const own = yield* callApi(ports, ROOM_CALLS['room.use'], { device });
      if (!own.ok) return { failure: own.failure };
      return { list: own.data.room ? [own.data.room] : [], page_total: 1 };
    }
  }
}

/** api.room.v1.roomMatch: the page of the room enters it. */
function* onMatchRequested(
  ports: Ports,
  { payload: { room_class } }: ReturnType<typeof roomListActions.matchRequested>,
): SagaGenerator<void> {
  if (!(yield* select((state: SessionRoot) => selectIsSignedIn(state)))) {
    yield* put(loginModal.open({ tab: null }));
    return;
  }
  yield* put(roomListActions.matchMoved({ isMatching: true }));
  const request = { ...(room_class !== null && { room_class }), device: ports.ids.deviceId() };
  const matched = yield* callOrToast(ports, ROOM_CALLS['room.match'], request);
  yield* put(roomListActions.matchMoved({ isMatching: false }));
  const room_no = matched && roomIdOf(matched.room);
  if (room_no) ports.navigation.go(roomRoute(room_no));
}
