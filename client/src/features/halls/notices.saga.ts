import { type HallId, NOTICE_CALLS, NOTICES_TEAMS_PAGE_SIZE } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived, hallEventsMissed } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { callApi, readStored, textOfFailure, watching } from '../feedback/index.ts';
import { whileSignedIn } from '../session/index.ts';
import { hallsActions } from './halls.slice.ts';
import type { HallsRoot } from './halls.state.ts';

/** Notices of the open hall, and the memory of those that were put away. */
export function* noticesSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'notices');
  yield* whileSignedIn(ports, 'notices', () => recall(ports));
  // After an outage, too: no event told of notices created meanwhile. It waits for the answer that is under way: the first opening of
  // the link counts as one, and the bar of a notice would come later for it.
  yield* watch.newest([hallsActions.hallLoading, hallEventsMissed, hallsActions.noticesRequested], untilClosed, ports);
  yield* watch.every(hallsActions.noticePutAway, onPutAway, ports);
}

const seenNotices = z.record(z.string(), z.record(z.string(), z.number()));

function* recall(ports: Ports): SagaGenerator<void> {
  const stored = readStored(ports, 'hall_notices', seenNotices);
  if (stored) yield* put(hallsActions.noticesRecalled(stored));
}

const changesNotices = (action: Action) =>
  hallEventsArrived.match(action) && eventsNamed(action.payload, 'noticeChanged').length > 0;

function* untilClosed(ports: Ports): SagaGenerator<void> {
  yield* race({ loaded: call(loadNotices, ports), closed: take(hallsActions.hallClosed) });
}

/**
 * Beside the call that reads the hall, so that the bar of a notice is there with the lines: behind it, it would push them down. Of a
 * hall that is none of the viewer's nothing is asked before the platform says that they are in it.
 */
function* loadNotices(ports: Ports): SagaGenerator<void> {
  const { open, mine, notices } = yield* select(({ halls }: HallsRoot) => halls);
  if (!open) return;
  const { hall_id } = open;
  const kept = notices.hall_id === hall_id ? undefined : notices.kept[hall_id];
  if (kept) yield* put(hallsActions.noticesLoaded({ hall_id, list: kept, now: ports.clock.now() }));
  const isStranger = mine.load.status === 'ready' && !mine.list.some(({ id }) => id === hall_id);
  if (!open.hall?.in_hall && (open.hall || isStranger)) yield* take(hallsActions.hallReady);
  yield* call(readNotices, ports, hall_id);
}

function* readNotices(ports: Ports, hall_id: HallId): SagaGenerator<void> {
  const { result } = yield* race({
    result: call(askForNotices, ports, hall_id),
    changed: take(changesNotices),
  });
  // An answer from before the change would take it back.
  if (!result) return yield* readNotices(ports, hall_id);
  if ((yield* select(({ halls }: HallsRoot) => halls.open?.hall_id)) !== hall_id) return;
  if (!result.ok) yield* put(hallsActions.noticesFailed(textOfFailure(result.failure)));
  else yield* put(hallsActions.noticesLoaded({ hall_id, list: result.data.notice_list, now: ports.clock.now() }));
}

function* askForNotices(ports: Ports, hall_id: HallId) {
  return yield* callApi(ports, NOTICE_CALLS['notice.list'], { hall_id, page_size: NOTICES_TEAMS_PAGE_SIZE });
}

/** hall-flow.notice.remembered */
function* onPutAway(ports: Ports, { payload }: ReturnType<typeof hallsActions.noticePutAway>): SagaGenerator<void> {
  const { storage, clock } = ports;
  // Another tab may have put others away meanwhile.
  yield* call(recall, ports);
  yield* put(hallsActions.noticeSeen({ id: payload.id, now: clock.now() }));
  const { seen } = yield* select(({ halls }: HallsRoot) => halls.notices);
  storage.write('hall_notices', JSON.stringify(seen));
}
