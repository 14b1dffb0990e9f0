import {
  type DataOf,
  type Endpoint,
  HALL_CALLS,
  HOME_OPS_CALLS,
  HOME_PLAYERS,
  type RequestOf,
  ROOM_CALLS,
  TOURIST_CALLS,
} from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { all, call, put, select } from '../../lib/effects.ts';
import { nextTask } from '../../lib/next-task.ts';
import type { Ports } from '../../platform/ports.ts';
import { askAgainOn } from '../connection/index.ts';
import { type CallResult, callApi, textOfFailure, watching } from '../feedback/index.ts';
import { type HallsRoot, hallsActions } from '../halls/index.ts';
import { type SessionRoot, selectIsSignedIn } from '../session/index.ts';
import { discoverActions } from './discover.slice.ts';

/** Interval at which counts of halls and rooms are fetched again. No event carries them. */
export const LIVE_COUNTS_MS = 20_000;
const ROOMS_SHOWN = 8;
const PLAYERS_SHOWN = 8;
const HALLS_COUNTED = 48;

/** Everything in "discover" but its halls: banners, rooms, players, recommendations, downloads, live counts. */
export function* discoverSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'discover');
  const scope: Scope = { ...ports, isMissing: false };
  yield* watch.latest([discoverActions.shown, discoverActions.refreshed, discoverActions.left], onTurn, scope);
  yield* watch.latest([discoverActions.viewerKnown, discoverActions.left], onViewer, scope);
  yield* watch.latest([...askAgainOn, discoverActions.left], onAskAgain, scope);
}

/** Whether anything did not come that the screen shows: it is asked for again when the network is back. */
interface Scope extends Ports {
  isMissing: boolean;
}

function* onAskAgain(ports: Scope, { type }: { readonly type: string }): SagaGenerator<void> {
  ports.isMissing &&= type !== discoverActions.left.type;
  if (!ports.isMissing) return;
  // The link opens soon after the network is back, and starts the loads anew: what is missing stays so until they have ended.
  const again = { ...ports, isMissing: false };
  yield* all([call(loadBanners, again), call(loadBelow, again), call(loadPeople, again)]);
  ports.isMissing = again.isMissing;
}

/** Shelves that everybody sees wait for no session, and are the same after a login or a sign-out. */
function* onTurn(ports: Scope, action: { readonly type: string }): SagaGenerator<void> {
  if (discoverActions.shown.match(action)) {
    // The screen that asks is still being drawn: its banners, then the rest, begin in tasks of their own (ADR 0146).
    yield* call(nextTask);
    yield* all([call(loadBanners, ports), call(loadBelow, ports)]);
  } else if (discoverActions.refreshed.match(action)) yield* call(refreshLater, ports);
  else return;
  yield* put(discoverActions.refreshed());
}

/** What depends on who is here. */
function* onViewer(ports: Scope, action: { readonly type: string }): SagaGenerator<void> {
  if (discoverActions.viewerKnown.match(action)) yield* call(loadPeople, ports);
}

function* loadBelow(ports: Scope): SagaGenerator<void> {
  yield* call(nextTask);
  yield* all([call(loadRooms, ports), call(loadShelves, ports)]);
}

function* refreshLater(ports: Scope): SagaGenerator<void> {
  yield* call(ports.clock.sleep, LIVE_COUNTS_MS);
  // A hidden page shows no counts.
  if (!ports.page.isWatched()) return;
  yield* all([call(loadRooms, ports), call(countHalls, ports)]);
}

function* loadRooms(ports: Scope): SagaGenerator<void> {
  const request = { page: 1, limit: ROOMS_SHOWN, device: ports.ids.deviceId() };
  const result = yield* call(askAnybody<(typeof ROOM_CALLS)['room.list']>, ports, ROOM_CALLS['room.list'], request);
  if (result.ok) yield* put(discoverActions.roomsLoaded(result.data.list));
  else {
    ports.isMissing = true;
    yield* put(discoverActions.roomsFailed(textOfFailure(result.failure)));
  }
}

function* countHalls(ports: Ports): SagaGenerator<void> {
  const keyword = yield* select(({ halls }: HallsRoot) => halls.discover.keyword);
  const result = yield* callApi(ports, HALL_CALLS['hall.search'], { keyword, page: 1, page_size: HALLS_COUNTED });
  if (result.ok) yield* put(hallsActions.hallsCounted(result.data.list));
}

/** A call as an effect, typed by its endpoint. */
const asking =
  (ports: Ports) =>
  <Asked extends Endpoint>(endpoint: Asked, request: RequestOf<Asked>) =>
    call(dataOf<Asked>, ports, endpoint, request);

/** On their own: they stand at the top, with the largest picture of the page, and wait for no other shelf. */
function* loadBanners(ports: Scope): SagaGenerator<void> {
  const found = yield* asking(ports)(HOME_OPS_CALLS['ops.banner_home'], {});
  ports.isMissing ||= found === null;
  yield* put(discoverActions.shelvesLoaded({ banners: found?.banners ?? [] }));
}

/** Shelves are extras: one that fails to load is left out without a message. */
function* loadShelves(ports: Scope): SagaGenerator<void> {
  const device = ports.ids.deviceId();
  const shelf = asking(ports);
  const { categories, playerBanners, downloads, download } = yield* all({
    categories: shelf(ROOM_CALLS['room.cate_type'], { device }),
    playerBanners: shelf(HOME_OPS_CALLS['ops.banner_player'], {}),
    downloads: shelf(HOME_OPS_CALLS['ops.app_download'], {}),
    download: shelf(HOME_OPS_CALLS['ops.download_url'], {}),
  });
  ports.isMissing ||= !categories || !playerBanners || !downloads || !download;
  yield* put(
    discoverActions.shelvesLoaded({
      categories: categories?.list ?? [],
      playerBanners: playerBanners?.banners ?? [],
      downloads: downloads?.list ?? [],
      downloadUrl: download?.url ?? '',
    }),
  );
}

function* loadPeople(ports: Scope): SagaGenerator<void> {
  const isSignedIn = yield* select((state: SessionRoot) => selectIsSignedIn(state));
  const shelf = asking(ports);
  const { recommended, players } = yield* all({
    recommended: call(recommendedTo, ports, isSignedIn),
    players: shelf(HOME_PLAYERS, { page: 1, limit: PLAYERS_SHOWN }),
  });
  ports.isMissing ||= !players || !(recommended || isSignedIn);
  yield* put(
    discoverActions.shelvesLoaded({
      recommended: recommended?.halls ?? [],
      players: recommended?.players ?? players?.list ?? [],
    }),
  );
}

function* recommendedTo(ports: Ports, isSignedIn: boolean) {
  if (isSignedIn) return null;
  return yield* asking(ports)(TOURIST_CALLS['tourist.recommend'], { limit: PLAYERS_SHOWN });
}

function* dataOf<Asked extends Endpoint>(
  ports: Ports,
  endpoint: Asked,
  request: RequestOf<Asked>,
): SagaGenerator<DataOf<Asked> | null> {
  const result = yield* call(askAnybody<Asked>, ports, endpoint, request);
  return result.ok ? result.data : null;
}

/** An answer that came after its session had ended is dropped (ADR 0183). What everybody may see is asked for once more. */
function* askAnybody<Asked extends Endpoint>(
  ports: Ports,
  endpoint: Asked,
  request: RequestOf<Asked>,
): SagaGenerator<CallResult<Asked>> {
  const result = yield* callApi(ports, endpoint, request);
  if (result.ok || result.failure.reason !== 'cancelled') return result;
  return yield* callApi(ports, endpoint, request);
}
