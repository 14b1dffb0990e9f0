import { CHANNEL_CALLS, type UserNo } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi } from '../feedback/index.ts';
import type { HallsRoot } from '../halls/index.ts';
import { channelActions } from './channel.slice.ts';

/** Users of events that arrived while the list of people in voice channels is loading; null while it is not. */
export interface ToldMics {
  uids: UserNo[] | null;
}

/** Who is in the voice channels of the hall on screen. The answer may be older than what events tell meanwhile. */
export function* onMicsDue(ports: Ports, told: ToldMics): SagaGenerator<void> {
  told.uids = null;
  const hall = yield* select(({ halls }: HallsRoot) => halls.open?.hall ?? null);
  if (!hall?.in_hall) return;
  told.uids = [];
  const result = yield* callApi(ports, CHANNEL_CALLS['channel.user_list'], { hall_id: hall.id });
  const { uids } = told;
  told.uids = null;
  const stillOpen = yield* select(({ halls }: HallsRoot) => halls.open?.hall_id);
  // Without an answer the tree shows the voice channels empty until the next event or opening.
  if (result.ok && stillOpen === hall.id)
    yield* put(channelActions.micsLoaded({ list: result.data.list, told: uids ?? [] }));
}
