import { HALL_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { sendHallRequest } from '../../realtime/hall/hall-requests.ts';
import { callOrPresent } from '../feedback/index.ts';
import { selectViewer } from '../session/index.ts';
import { hallsActions } from './halls.slice.ts';
import { leavesOf } from './leaves.ts';

/** Marks a channel, or every channel of a hall, as read: reports the newest message of each to the platform. */
export function* onReadRequested(
  ports: Ports,
  { payload: { hall_id, channel_id } }: ReturnType<typeof hallsActions.readRequested>,
): SagaGenerator<void> {
  const viewer = yield* select(selectViewer);
  // Fetched anew: a hall that is not open has no known state, and that of the open one may be stale.
  const hall = yield* callOrPresent(ports, HALL_CALLS['hall.detail'], { hall_id });
  if (!hall || viewer === null) return;
  for (const leaf of leavesOf(hall)) {
    if (channel_id !== null && leaf.id !== channel_id) continue;
    const msg_id = leaf.last_message?.last_msg_id;
    if (leaf.type !== 1 || msg_id === undefined) continue;
    sendHallRequest(ports, viewer, 'readReceipt', { to: hall_id, channel: leaf.id }, { msg_id });
    yield* put(hallsActions.channelSeen({ hall_id, channel_id: leaf.id }));
  }
  if (channel_id === null) yield* put(hallsActions.hallSeen({ hall_id }));
}
