import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../../lib/effects.ts';
import { call, select } from '../../../lib/effects.ts';
import type { Ports } from '../../../platform/ports.ts';
import { channelOf, hallEventsArrived } from '../../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../../realtime/kernel/event-batch.ts';
import { channelActions } from '../../channel/index.ts';
import { watching } from '../../feedback/index.ts';
import type { ChatRoot } from '../chat.state.ts';

/** What few visits of a hall need; each is loaded with its first case. */
export function* secondLooksSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'secondLooks');
  yield* watch.inTurn(channelActions.voiceStrayed, onVoiceStrayed, ports);
  yield* watch.newest(isMention, onMention, ports);
}

/** A voice that came into a channel which the viewer had given up leaves it. */
function* onVoiceStrayed(ports: Ports, action: ReturnType<typeof channelActions.voiceStrayed>): SagaGenerator<void> {
  const { leaveStray } = yield* call(() => import('../../channel/late/leave-stray.saga.ts'));
  yield* call(leaveStray, ports, action);
}

function isMention(action: Action): action is ReturnType<typeof hallEventsArrived> {
  return hallEventsArrived.match(action) && mentionsIn(action).length > 0;
}

const mentionsIn = ({ payload }: ReturnType<typeof hallEventsArrived>) =>
  eventsNamed(payload, 'chatMessage').filter(({ body }) => body.extra.aiteuser?.[payload.viewer] !== undefined);

/**
 * A line that mentions the viewer comes wherever the platform thinks that they look. One that was written right before it may
 * be missing, and the count that follows names only the newest: so the page is compared with the history.
 */
function* onMention(ports: Ports, action: ReturnType<typeof hallEventsArrived>): SagaGenerator<void> {
  const { channel } = yield* select(({ chat }: ChatRoot) => chat);
  if (!mentionsIn(action).some((event) => channelOf(event) === channel?.channel_id)) return;
  const { checkPage } = yield* call(() => import('./check-page.saga.ts'));
  yield* call(checkPage, ports);
}
