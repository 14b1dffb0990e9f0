import type { SagaGenerator } from '../../lib/effects.ts';
import { call, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callsViewer, channelOf, hallEventsArrived, hallOf } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { loadPart, watching } from '../feedback/index.ts';
import type { HallsRoot } from '../halls/index.ts';
import { type PreferencesRoot, selectPreferences } from '../preferences/index.ts';

/** Notifications of the system for messages that mention the viewer, while the viewer looks elsewhere. */
export function* notifySaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'notify');
  yield* watch.every(hallEventsArrived, onEventsArrived, ports);
}

function* onEventsArrived(ports: Ports, { payload }: ReturnType<typeof hallEventsArrived>): SagaGenerator<void> {
  const { notifications, mutedHalls, mutedChannels } = yield* select((state: PreferencesRoot) =>
    selectPreferences(state),
  );
  if (!notifications) return;
  const viewed = yield* select(({ halls }: HallsRoot) => halls.viewed);
  for (const event of eventsNamed(payload, 'chatMessage')) {
    const channel_id = channelOf(event);
    const hall_id = hallOf(event);
    if (!callsViewer(event.envelope.from, event.body.extra, payload)) continue;
    if (channel_id === null || hall_id === null || (payload.isWatched && viewed === channel_id)) continue;
    if (mutedHalls.includes(hall_id) || mutedChannels.includes(channel_id)) continue;
    const part = yield* loadPart(ports, () => import('./show-notice.saga.ts'));
    if (part) yield* call(part.showNotice, ports, event, { hall_id, channel_id });
  }
}
