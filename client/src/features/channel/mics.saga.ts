import { CHANNEL_CALLS, type UserNo } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived, hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { callApi, watching } from '../feedback/index.ts';
import { type HallsRoot, hallsActions } from '../halls/index.ts';
import { channelActions } from './channel.slice.ts';

/** Of whom events told while the list of people is on its way; null while none is. */
interface Asked {
  told: Set<UserNo> | null;
}

/** Who is in the voice channels of the hall on screen. */
export function* micsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'mics');
  const asked: Asked = { told: null };
  yield* watch.latest([hallsActions.hallReady, hallLinkActions.opened], onMicsDue, ports, asked);
  yield* watch.every(hallEventsArrived, noteTold, asked);
}

const selectOpen = ({ halls }: HallsRoot) => halls.open;

function* onMicsDue(ports: Ports, asked: Asked): SagaGenerator<void> {
  asked.told = null;
  const hall = (yield* select(selectOpen))?.hall;
  if (!hall?.in_hall) return;
  const told = new Set<UserNo>();
  asked.told = told;
  const result = yield* callApi(ports, CHANNEL_CALLS['channel.user_list'], { hall_id: hall.id });
  asked.told = null;
  // Without an answer the tree shows the voice channels empty until the next event or opening.
  if (result.ok && (yield* select(selectOpen))?.hall_id === hall.id)
    yield* put(channelActions.micsLoaded({ list: result.data.list, told: [...told] }));
}

/** The answer may be older than what events tell of a person while it is on its way. */
function* noteTold({ told }: Asked, { payload }: ReturnType<typeof hallEventsArrived>): SagaGenerator<void> {
  for (const { body } of eventsNamed(payload, 'micListChanged')) told?.add(body.mic_uid);
  for (const { body } of eventsNamed(payload, 'voiceMembershipChanged')) told?.add(body.uid);
}
