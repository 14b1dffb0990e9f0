import { CHANNEL_CALLS } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../../lib/effects.ts';
import { call, select } from '../../../lib/effects.ts';
import type { Ports } from '../../../platform/ports.ts';
import { channelOf, hallEventsArrived } from '../../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../../realtime/kernel/event-batch.ts';
import { callApi, watching } from '../../feedback/index.ts';
import type { ChatRoot } from '../chat.state.ts';
import { doubtView, isMissing, STALE_AFTER_MS } from '../history.saga.ts';
import { isInGap } from '../timeline-pages.model.ts';

/**
 * A line that mentions the viewer comes wherever the platform thinks that they look. One that was written right before it may
 * be missing, and the count that follows names only the newest: so the page is compared with the history.
 */
export function* mentionsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'mentions');
  yield* watch.newest(isMention, onMention, ports);
}

function isMention(action: Action): action is ReturnType<typeof hallEventsArrived> {
  if (!hallEventsArrived.match(action)) return false;
  const { viewer } = action.payload;
  return eventsNamed(action.payload, 'chatMessage').some(({ body }) => body.extra.aiteuser?.[viewer] !== undefined);
}

function* onMention(ports: Ports, { payload }: ReturnType<typeof hallEventsArrived>): SagaGenerator<void> {
  const { channel } = yield* select(({ chat }: ChatRoot) => chat);
  if (!channel || !eventsNamed(payload, 'chatMessage').some((event) => channelOf(event) === channel.channel_id)) return;
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
