import { ROOM_CALLS, TOURIST_CALLS } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { all, call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { askAgainOn } from '../connection/index.ts';
import { type CallResult, callApi, readStored, textOfFailure, watching } from '../feedback/index.ts';
import type { ModalsRoot } from '../modals/index.ts';
import { roomActions } from '../room/index.ts';
import { type SearchKind, searchModal } from './modals.ts';
import { RECENT_MAX, type SearchRoot, searchActions } from './search.slice.ts';

/** Least pause after the last key before a search is asked for. */
export const SEARCH_PAUSE_MS = 250;
/** Results of each kind beside the others, and of one kind alone. */
const OF_EACH = 6;
const OF_ONE = 30;

const recentSearches = z.array(z.string());

/** The search dialog. */
export function* searchSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'search');
  yield* watch.latest(searchActions.opened, onOpened, ports);
  yield* watch.latest(
    [
      searchActions.typed,
      searchActions.kindPicked,
      searchActions.retryRequested,
      searchActions.triedAgain,
      searchActions.opened,
    ],
    onTyped,
    ports,
  );
  yield* watch.every([searchActions.picked, searchActions.recentCleared], keepRecent, ports);
  yield* watch.every(roomActions.searchDone, close);
  yield* watch.every(askAgainOn, onAskAgain);
}

/** While the dialog is open. */
function* onAskAgain(): SagaGenerator<void> {
  if (!(yield* select((state: ModalsRoot) => searchModal.select(state)))) return;
  const { load, partFailed } = yield* select(({ search }: SearchRoot) => search);
  if (load.status === 'failed' || (load.status === 'ready' && partFailed)) yield* put(searchActions.triedAgain());
}

function* onOpened(ports: Ports): SagaGenerator<void> {
  yield* put(searchActions.recentKnown(readRecent(ports)));
  const hot = yield* callApi(ports, TOURIST_CALLS['tourist.hotwords'], {});
  if (hot.ok) yield* put(searchActions.hotwordsLoaded(hot.data.list));
}

function* onTyped(ports: Ports, action: { readonly type: string }): SagaGenerator<void> {
  const { keyword: text, kind } = yield* select(({ search }: SearchRoot) => search);
  const keyword = text.trim();
  if (keyword === '') return;
  if (searchActions.typed.match(action)) yield* call(ports.clock.sleep, SEARCH_PAUSE_MS);
  const page = { keyword, page: 1, limit: kind === 'all' ? OF_EACH : OF_ONE };
  const { found, rooms } = yield* all({
    found: call(findHallsAndUsers, ports, kind, page),
    rooms: call(findRooms, ports, kind, page),
  });
  const [failed] = [found, rooms].flatMap((each) => (each && !each.ok ? [each] : []));
  const partFailed = failed ? textOfFailure(failed.failure) : null;
  if (partFailed && !found?.ok && !rooms?.ok) {
    yield* put(searchActions.failed(partFailed));
    return;
  }
  const { halls, users } = found?.ok ? found.data : { halls: [], users: [] };
  yield* put(
    searchActions.found({
      results: {
        halls: kind === 'user' ? [] : halls,
        users: kind === 'hall' ? [] : users,
        rooms: rooms?.ok ? rooms.data.list : [],
      },
      partFailed,
    }),
  );
}

interface Page {
  readonly keyword: string;
  readonly page: number;
  readonly limit: number;
}

/** api.tourist.search; null where neither is looked for. */
function* findHallsAndUsers(
  ports: Ports,
  kind: SearchKind,
  page: Page,
): SagaGenerator<CallResult<(typeof TOURIST_CALLS)['tourist.search']> | null> {
  return kind === 'room' ? null : yield* callApi(ports, TOURIST_CALLS['tourist.search'], page);
}

/** api.room.v1.room-list; null where none is looked for. */
function* findRooms(
  ports: Ports,
  kind: SearchKind,
  page: Page,
): SagaGenerator<CallResult<(typeof ROOM_CALLS)['room.list']> | null> {
  if (kind !== 'all' && kind !== 'room') return null;
  return yield* callApi(ports, ROOM_CALLS['room.list'], { ...page, device: ports.ids.deviceId() });
}

/** room-flow.join-type.2-search */
function* close(): SagaGenerator<void> {
  yield* put(searchModal.close());
}

function* keepRecent(ports: Ports, action: { readonly type: string }): SagaGenerator<void> {
  const word = yield* select(({ search }: SearchRoot) => search.keyword.trim());
  const isCleared = searchActions.recentCleared.match(action);
  if (!isCleared && word === '') return;
  const next = isCleared ? [] : [word, ...readRecent(ports).filter((one) => one !== word)].slice(0, RECENT_MAX);
  ports.storage.write('recent_searches', JSON.stringify(next));
  yield* put(searchActions.recentKnown(next));
}

const readRecent = (ports: Ports) => (readStored(ports, 'recent_searches', recentSearches) ?? []).slice(0, RECENT_MAX);
