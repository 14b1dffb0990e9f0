import { HALL_CALLS, HALL_USER_PAGE_SIZE } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callOrFail, watching } from '../feedback/index.ts';
import { type HallsRoot, MEMBER_SEARCH_PAUSE_MS, selectOpenHallId } from '../halls/index.ts';
import { type FoundRoot, foundActions } from './found.slice.ts';

export function* foundSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'found');
  yield* watch.latest([foundActions.searched, foundActions.moreRequested], onSearch, ports);
}

function* onSearch(
  ports: Ports,
  action: ReturnType<typeof foundActions.searched> | ReturnType<typeof foundActions.moreRequested>,
): SagaGenerator<void> {
  if (foundActions.searched.match(action)) yield* call(ports.clock.sleep, MEMBER_SEARCH_PAUSE_MS);
  const { keyword, page, pageTotal } = yield* select(({ found }: FoundRoot) => found);
  const hall_id = yield* select((state: HallsRoot) => selectOpenHallId(state));
  if (keyword === '' || hall_id === null || (page > 0 && page >= pageTotal)) return;
  const request = { hall_id, page: page + 1, page_size: HALL_USER_PAGE_SIZE, keyword };
  const result = yield* callOrFail(ports, HALL_CALLS['hall.user_list'], request, foundActions.failed);
  if (result) yield* put(foundActions.pageLoaded({ ...result, keyword }));
}
