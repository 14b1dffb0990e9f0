import { HALL_CALLS, HALL_USER_PAGE_SIZE } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsMissed } from '../../realtime/hall/hall-events.ts';
import { networkBack } from '../../realtime/kernel/link-actions.ts';
import { retryDue } from '../connection/index.ts';
import { callOrFail, watching } from '../feedback/index.ts';
import { type HallsRoot, MEMBER_SEARCH_PAUSE_MS, pageTowards, selectOpenHallOwner } from '../halls/index.ts';
import { type RosterRoot, type RosterWish, rosterActions } from './roster.slice.ts';

const selectRosterState = ({ roster }: RosterRoot) => roster;

/** The members in the settings of a hall (api.lobby.hall.user_list). */
export function* rosterSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'roster');
  yield* watch.latest([rosterActions.wished, rosterActions.triedAgain, rosterActions.closed], onWished, ports);
  yield* watch.leading(rosterActions.pageRequested, onPageRequested, ports);
  yield* watch.every(hallEventsMissed, onEventsMissed);
  yield* watch.every([networkBack, retryDue], onAskAgain);
}

function* onWished(
  ports: Ports,
  action: ReturnType<(typeof rosterActions)['wished' | 'triedAgain' | 'closed']>,
): SagaGenerator<void> {
  const { wish } = yield* select(selectRosterState);
  if (!wish || rosterActions.closed.match(action)) return;
  if (wish.keyword !== '' && rosterActions.wished.match(action)) yield* call(ports.clock.sleep, MEMBER_SEARCH_PAUSE_MS);
  const page = yield* callOrFail(ports, HALL_CALLS['hall.user_list'], requestOf(wish, 1), rosterActions.failed);
  if (page === null) return;
  const owner = yield* select((state: HallsRoot) => selectOpenHallOwner(state));
  yield* put(rosterActions.started({ page, owner }));
}

function* onPageRequested(
  ports: Ports,
  { payload: { direction } }: ReturnType<typeof rosterActions.pageRequested>,
): SagaGenerator<void> {
  const { wish, members } = yield* select(selectRosterState);
  const page = pageTowards(members, direction);
  if (!wish || page === null) return;
  yield* put(rosterActions.pageLoading());
  const { loaded } = yield* race({
    loaded: call(
      callOrFail<(typeof HALL_CALLS)['hall.user_list']>,
      ports,
      HALL_CALLS['hall.user_list'],
      requestOf(wish, page),
      rosterActions.failed,
    ),
    restarted: take([rosterActions.wished, rosterActions.closed]),
  });
  if (loaded) yield* put(rosterActions.paged({ page: loaded, direction }));
}

/** What a reader has scrolled to is not taken away for a later page. */
function* onAskAgain(): SagaGenerator<void> {
  const { load, members } = yield* select(selectRosterState);
  if (load.status === 'failed' && members.rows.length === 0) yield* put(rosterActions.triedAgain());
}

/** What changed during an outage sends no event. */
function* onEventsMissed(): SagaGenerator<void> {
  const { wish } = yield* select(selectRosterState);
  if (wish) yield* put(rosterActions.wished(wish));
}

const requestOf = ({ hall_id, part, keyword }: RosterWish, page: number) => ({
  hall_id,
  page,
  page_size: HALL_USER_PAGE_SIZE,
  ...(keyword !== '' && { keyword }),
  ...(part !== 'all' && { only: part }),
});
