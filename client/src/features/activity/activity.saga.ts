import { ACTIVITY_CONFIG } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, watching } from '../feedback/index.ts';
import { type HallsRoot, hallsActions, seenUntil } from '../halls/index.ts';
import { LOBBY_ACTIVITY, usableEntries } from './activity.model.ts';
import { activityActions } from './activity.slice.ts';

/** Until when the card is away on this page, also where storage refuses to keep it. */
interface Away {
  until: number;
}

/** api.lobby.op.activity-config: asked for with each hall that opens, because operations may change it at any time. */
export function* activitySaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'activity');
  const away: Away = { until: 0 };
  yield* watch.latest(hallsActions.hallReady, loadActivity, ports, away);
  yield* watch.every(activityActions.putAway, onPutAway, ports, away);
  // The lobby takes this part in while its hall may be open already.
  if (yield* select(({ halls }: HallsRoot) => halls.open?.hall?.in_hall ?? false)) yield* loadActivity(ports, away);
}

/** Without an answer the known state stays. */
function* loadActivity(ports: Ports, away: Away): SagaGenerator<void> {
  const result = yield* callApi(ports, ACTIVITY_CONFIG, { id: LOBBY_ACTIVITY });
  if (!result.ok) return;
  const now = ports.clock.now();
  const isPutAway = now < away.until || now < Number(ports.storage.read(`activity_${LOBBY_ACTIVITY}`));
  yield* put(activityActions.loaded({ entries: usableEntries(result.data), isPutAway }));
}

/** As a notice of a hall: for the rest of the local day. */
// biome-ignore lint/correctness/useYield: a watcher takes a saga
function* onPutAway({ storage, clock }: Ports, away: Away): SagaGenerator<void> {
  away.until = seenUntil(1, clock.now());
  storage.write(`activity_${LOBBY_ACTIVITY}`, String(away.until));
}
