import { GIFT_CALLS, RANKING_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { askAgainOn } from '../connection/index.ts';
import { callApi, textOfFailure, watching } from '../feedback/index.ts';
import type { ModalsRoot } from '../modals/index.ts';
import { giftPointsModal, rankingModal } from './modals.ts';
import { keyOf, type RankingsRoot, rankingsActions } from './rankings.slice.ts';

/** Rows of one ranking. */
const ROWS = 50;

/** Rankings of gifts received and sent. Each view fetches anew, as no event announces a changed ranking. */
export function* rankingsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'rankings');
  yield* watch.leading(rankingsActions.tabsRequested, onTabsRequested, ports);
  yield* watch.every([rankingsActions.requested, rankingsActions.triedAgain], onRequested, ports);
  yield* watch.leading(rankingsActions.giftsRequested, onGiftsRequested, ports);
  yield* watch.every(askAgainOn, onAskAgain);
}

/** What failed and is on screen: the points of all rooms, and the ranking, over which they may lie. */
function* onAskAgain(): SagaGenerator<void> {
  const { rankings, shown, giftsFailed } = yield* select((state: RankingsRoot) => state.rankings);
  const { hasPoints, ranking } = yield* select((state: ModalsRoot) => ({
    hasPoints: giftPointsModal.select(state) !== null,
    ranking: rankingModal.select(state),
  }));
  if (!hasPoints && !ranking) return;
  for (const [key, { wish, load }] of Object.entries(rankings)) {
    const isOfPoints = hasPoints && wish.group_id === null;
    const isShown = isOfPoints || (ranking !== null && shown !== null && key === keyOf(shown));
    if (load.status === 'failed' && isShown) yield* put(rankingsActions.triedAgain(wish));
  }
  if (giftsFailed && hasPoints) yield* put(rankingsActions.giftsRequested());
}

/** api.go.home.room.rankTab */
function* onTabsRequested(ports: Ports): SagaGenerator<void> {
  const tabs = yield* callApi(ports, RANKING_CALLS['ranking.tabs'], {});
  if (tabs.ok) yield* put(rankingsActions.tabsLoaded(tabs.data));
}

/** screen.money.ranking-received, screen.money.ranking-sent */
function* onRequested(
  ports: Ports,
  { payload: wish }: ReturnType<typeof rankingsActions.requested | typeof rankingsActions.triedAgain>,
): SagaGenerator<void> {
  const { id, period, group_id } = wish;
  const request = { type: period, page: 1, limit: ROWS, ...(group_id !== null && { group_id }) };
  const page =
    id === 'received'
      ? yield* call(
          callApi<(typeof RANKING_CALLS)['ranking.received']>,
          ports,
          RANKING_CALLS['ranking.received'],
          request,
        )
      : yield* call(callApi<(typeof RANKING_CALLS)['ranking.sent']>, ports, RANKING_CALLS['ranking.sent'], request);
  if (page.ok) yield* put(rankingsActions.loaded({ wish, page: page.data }));
  else yield* put(rankingsActions.failed({ wish, error: textOfFailure(page.failure) }));
}

/** api.room.v1.giftListNew */
function* onGiftsRequested(ports: Ports): SagaGenerator<void> {
  const gifts = yield* callApi(ports, GIFT_CALLS['gift.list'], { device: ports.ids.deviceId() });
  if (gifts.ok) yield* put(rankingsActions.giftsLoaded(gifts.data.list));
  else yield* put(rankingsActions.giftsFailed(textOfFailure(gifts.failure)));
}
