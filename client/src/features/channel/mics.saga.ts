import { CHANNEL_CALLS, type UserNo } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import type { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { callApi } from '../feedback/index.ts';
import type { HallsRoot } from '../halls/index.ts';
import { channelActions } from './channel.slice.ts';

/** Of whom events told while the list of people in voice channels is on its way; null while none is. */
export interface ToldMics {
  uids: Set<UserNo> | null;
}

const selectOpen = ({ halls }: HallsRoot) => halls.open;

/** Who is in the voice channels of the hall on screen. */
export function* onMicsDue(ports: Ports, told: ToldMics): SagaGenerator<void> {
  told.uids = null;
  const hall = (yield* select(selectOpen))?.hall;
  if (!hall?.in_hall) return;
  const uids = new Set<UserNo>();
  told.uids = uids;
  const result = yield* callApi(ports, CHANNEL_CALLS['channel.user_list'], { hall_id: hall.id });
  told.uids = null;
  // Without an answer the tree shows the voice channels empty until the next event or opening.
  if (result.ok && (yield* select(selectOpen))?.hall_id === hall.id)
    yield* put(channelActions.micsLoaded({ list: result.data.list, told: [...uids] }));
}

/** The answer may be older than what events tell of a person while it is on its way. */
// biome-ignore lint/correctness/useYield: a worker that only notes is still a saga
export function* noteToldMics(
  { uids }: ToldMics,
  { payload }: ReturnType<typeof hallEventsArrived>,
): SagaGenerator<void> {
  for (const { body } of eventsNamed(payload, 'micListChanged')) uids?.add(body.mic_uid);
  for (const { body } of eventsNamed(payload, 'voiceMembershipChanged')) uids?.add(body.uid);
}
