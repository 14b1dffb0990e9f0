import { ROOM_CALLS, TOURIST_CALLS } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { all, call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, readStored, textOfFailure, watching } from '../feedback/index.ts';
import { roomActions } from '../room/index.ts';
import { searchModal } from './modals.ts';
import { RECENT_MAX, type SearchRoot, searchActions } from './search.slice.ts';

/** Least pause after the last key before a search is asked for. */
export const SEARCH_PAUSE_MS = 250;
const HALLS_AND_USERS = 6;
const ROOMS = 6;

const recentSearches = z.array(z.string());

/** The search dialog. */
export function* searchSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'search');
  yield* watch.latest(searchActions.opened, onOpened, ports);
  yield* watch.latest([searchActions.typed, searchActions.retryRequested, searchActions.opened], onTyped, ports);
  yield* watch.every([searchActions.picked, searchActions.recentCleared], keepRecent, ports);
  yield* watch.every(roomActions.searchDone, close);
}

function* onOpened(ports: Ports): SagaGenerator<void> {
  yield* put(searchActions.recentKnown(readRecent(ports)));
  const hot = yield* callApi(ports, TOURIST_CALLS['tourist.hotwords'], {});
  if (hot.ok) yield* put(searchActions.hotwordsLoaded(hot.data.list));
}

function* onTyped(ports: Ports, action: { readonly type: string }): SagaGenerator<void> {
  const keyword = yield* select(({ search }: SearchRoot) => search.keyword.trim());
  if (keyword === '') return;
  if (searchActions.typed.match(action)) yield* call(ports.clock.sleep, SEARCH_PAUSE_MS);
  const { found, rooms } = yield* all({
    found: call(callApi<(typeof TOURIST_CALLS)['tourist.search']>, ports, TOURIST_CALLS['tourist.search'], {
      keyword,
      page: 1,
      limit: HALLS_AND_USERS,
    }),
    rooms: call(callApi<(typeof ROOM_CALLS)['room.list']>, ports, ROOM_CALLS['room.list'], {
      keyword,
      page: 1,
      limit: ROOMS,
      device: ports.ids.deviceId(),
    }),
  });
  if (!found.ok && !rooms.ok) {
    yield* put(searchActions.failed(textOfFailure(found.failure)));
    return;
  }
  const { halls, users } = found.ok ? found.data : { halls: [], users: [] };
  yield* put(searchActions.found({ halls, users, rooms: rooms.ok ? rooms.data.list : [] }));
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
