import { HALL_CALLS, HALL_USER_PAGE_SIZE, type HallId } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { all, call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, watching } from '../feedback/index.ts';
import { type HallsRoot, knownHall, selectOpenHallId } from '../halls/index.ts';
import { quickActions } from './quick.slice.ts';
import type { QuickRoot } from './quick.state.ts';

type Root = HallsRoot & QuickRoot;

/** Halls whose channels are asked for: the first of the rail. */
const HALLS_ASKED = 60;
const ASKED_AT_ONCE = 6;
/** Members are asked for this long after the last key. */
const SEARCH_PAUSE_MS = 200;

export function* quickSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'quick');
  yield* watch.leading(quickActions.shown, learnHalls, ports);
  yield* watch.latest(quickActions.searched, findPeople, ports);
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

function* findPeople(
  ports: Ports,
  { payload: keyword }: ReturnType<typeof quickActions.searched>,
): SagaGenerator<void> {
  const hall_id = yield* select((state: HallsRoot) => selectOpenHallId(state));
  if (keyword === '' || hall_id === null) {
    yield* put(quickActions.peopleFound({ keyword: '', users: [] }));
    return;
  }
  yield* call(ports.clock.sleep, SEARCH_PAUSE_MS);
  const request = { hall_id, page: 1, page_size: HALL_USER_PAGE_SIZE, keyword };
  const result = yield* callApi(ports, HALL_CALLS['hall.user_list'], request);
  if (result.ok) yield* put(quickActions.peopleFound({ keyword, users: result.data.users }));
}
