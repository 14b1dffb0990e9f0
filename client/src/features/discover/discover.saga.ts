import {
  type DataOf,
  type Endpoint,
  type EndpointName,
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
import { type CallResult, callApi, type FeedbackText, textOfFailure, watching } from '../feedback/index.ts';
import { type HallsRoot, hallsActions } from '../halls/index.ts';
import { type SessionRoot, selectIsSignedIn } from '../session/index.ts';
import { type DiscoverRoot, discoverActions } from './discover.slice.ts';

/** Interval at which counts of halls and rooms are fetched again. No event carries them. */
export const LIVE_COUNTS_MS = 20_000;
const ROOMS_SHOWN = 8;
const PLAYERS_SHOWN = 8;
const HALLS_COUNTED = 48;
const RECOMMEND = TOURIST_CALLS['tourist.recommend'];

/** Everything in "discover" but its halls: banners, rooms, players, recommendations, downloads, live counts. */
export function* discoverSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'discover');
  const scope: Scope = { ...ports, missing: new Map(), isAgain: false };
  yield* watch.latest([discoverActions.shown, discoverActions.refreshed, discoverActions.left], onTurn, scope);
  yield* watch.latest([discoverActions.viewerKnown, discoverActions.left], onViewer, scope);
  yield* watch.latest([...askAgainOn, discoverActions.left], onAskAgain, scope);
}

interface Scope extends Ports {
  /** Calls whose answers the screen lacks, with the reasons: they are asked for again once the network is back or the server works. */
  readonly missing: Map<EndpointName, FeedbackText>;
  /** Only what is missing is asked for. */
  readonly isAgain: boolean;
}

function* onAskAgain(ports: Scope, { type }: { readonly type: string }): SagaGenerator<void> {
  if (type === discoverActions.left.type) ports.missing.clear();
  if (ports.missing.size === 0) return;
  // The link opens soon after the network is back, and starts the loads anew: what is missing stays so until it has come.
  const again = { ...ports, isAgain: true };
  yield* all([call(loadBanners, again), call(loadBelow, again), call(loadPeople, again)]);
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
  const result = yield* call(askMissing<(typeof ROOM_CALLS)['room.list']>, ports, ROOM_CALLS['room.list'], request);
  if (result?.ok) yield* put(discoverActions.roomsLoaded(result.data.list));
  else if (result) yield* put(discoverActions.roomsFailed(textOfFailure(result.failure)));
}

function* countHalls(ports: Ports): SagaGenerator<void> {
  const keyword = yield* select(({ halls }: HallsRoot) => halls.discover.keyword);
  const result = yield* callApi(ports, HALL_CALLS['hall.search'], { keyword, page: 1, page_size: HALLS_COUNTED });
  if (result.ok) yield* put(hallsActions.hallsCounted(result.data.list));
}

const selectKnown = ({ discover }: DiscoverRoot) => discover;

/** A shelf that did not come; null for one that the first asking still waits for. */
const leftOut = ({ isAgain }: Scope) => (isAgain ? null : []);

/** A call as an effect, typed by its endpoint. */
const asking =
  (ports: Scope) =>
  <Asked extends Endpoint>(endpoint: Asked, request: RequestOf<Asked>) =>
    call(dataOf<Asked>, ports, endpoint, request);

/** On their own: they stand at the top, with the largest picture of the page, and wait for no other shelf. */
function* loadBanners(ports: Scope): SagaGenerator<void> {
  const found = yield* asking(ports)(HOME_OPS_CALLS['ops.banner_home'], {});
  const known = yield* select(selectKnown);
  yield* put(discoverActions.shelvesLoaded({ banners: found?.banners ?? known.banners ?? leftOut(ports) }));
}

/** A shelf that fails to load says so, and stays as it was known; banners and categories are extras. */
function* loadShelves(ports: Scope): SagaGenerator<void> {
  const device = ports.ids.deviceId();
  const shelf = asking(ports);
  const { categories, playerBanners, downloads, download } = yield* all({
    categories: shelf(ROOM_CALLS['room.cate_type'], { device }),
    playerBanners: shelf(HOME_OPS_CALLS['ops.banner_player'], {}),
    downloads: shelf(HOME_OPS_CALLS['ops.app_download'], {}),
    download: shelf(HOME_OPS_CALLS['ops.download_url'], {}),
  });
  const known = yield* select(selectKnown);
  yield* put(
    discoverActions.shelvesLoaded({
      categories: categories?.list ?? known.categories,
      playerBanners: playerBanners?.banners ?? known.playerBanners,
      downloads: downloads?.list ?? known.downloads ?? leftOut(ports),
      downloadUrl: download?.url ?? known.downloadUrl,
      failed: { downloads: ports.missing.get('ops.app_download') },
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
  // Both bring players.
  if (recommended) ports.missing.delete(HOME_PLAYERS.name);
  const known = yield* select(selectKnown);
  yield* put(
    discoverActions.shelvesLoaded({
      recommended: isSignedIn ? [] : (recommended?.halls ?? known.recommended),
      players: recommended?.players ?? players?.list ?? known.players ?? leftOut(ports),
      failed: {
        recommended: isSignedIn ? undefined : ports.missing.get(RECOMMEND.name),
        players: ports.missing.get(HOME_PLAYERS.name),
      },
    }),
  );
}

function* recommendedTo(ports: Scope, isSignedIn: boolean) {
  if (isSignedIn) return null;
  return yield* asking(ports)(RECOMMEND, { limit: PLAYERS_SHOWN });
}

function* dataOf<Asked extends Endpoint>(
  ports: Scope,
  endpoint: Asked,
  request: RequestOf<Asked>,
): SagaGenerator<DataOf<Asked> | null> {
  const result = yield* call(askMissing<Asked>, ports, endpoint, request);
  return result?.ok ? result.data : null;
}

/**
 * Null where only what is missing is asked for, and this is not. An answer that came after its session had ended is dropped (ADR 0183):
 * what everybody may see is asked for once more.
 */
function* askMissing<Asked extends Endpoint>(
  ports: Scope,
  endpoint: Asked,
  request: RequestOf<Asked>,
): SagaGenerator<CallResult<Asked> | null> {
  const { isAgain, missing } = ports;
  const { name } = endpoint;
  if (isAgain && !missing.has(name)) return null;
  let result = yield* callApi(ports, endpoint, request);
  if (!result.ok && result.failure.reason === 'cancelled') result = yield* callApi(ports, endpoint, request);
  if (result.ok) missing.delete(name);
  else missing.set(name, textOfFailure(result.failure));
  return result;
}
