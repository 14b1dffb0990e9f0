import { CHANNEL_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../../lib/effects.ts';
import { call, select } from '../../../lib/effects.ts';
import type { Ports } from '../../../platform/ports.ts';
import { callApi } from '../../feedback/index.ts';
import type { ChatRoot } from '../chat.state.ts';
import { doubtView, isMissing, STALE_AFTER_MS } from '../history.saga.ts';
import { isInGap } from '../timeline-pages.model.ts';

/** Compares the page with the history. Of a line that is missing, the platform did not know that the viewer looks. */
export function* checkPage(ports: Ports): SagaGenerator<void> {
  const { channel } = yield* select(({ chat }: ChatRoot) => chat);
  if (!channel) return;
  const { hall_id, channel_id } = channel;
  const read = yield* callApi(ports, CHANNEL_CALLS['channel.message'], { hall_id, channel_id });
  if (!read.ok) return;
  // What was written while the page was read is on its way.
  yield* call(ports.clock.sleep, STALE_AFTER_MS);
  const now = yield* select(({ chat }: ChatRoot) => chat);
  if (now.channel?.channel_id !== channel_id) return;
  const { timeline } = now;
  if (read.data.msg_list.some(({ msg_id }) => isMissing(timeline, msg_id) && !isInGap(timeline, msg_id)))
    yield* call(doubtView, ports);
}
