import { CHANNEL_CALLS, type ChannelId, channelId } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived, hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { callApi, loadPart, watching } from '../feedback/index.ts';
import { audioActions } from './audio.slice.ts';
import type { AudioRoot } from './audio.state.ts';

const selectPlace = ({ audio }: AudioRoot) => audio.place;

/** The viewer's voice. */
export function* audioSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'audio');
  yield* watch.latest(hallLinkActions.opened, findPlace, ports);
  // Leading: the events of a lively hall must not restart the question again and again.
  yield* watch.leading(hallEventsArrived, namePlace, ports);
}

/**
 * A page that is loaded again knows of no voice, but the platform kept the viewer in a channel, maybe of another hall
 * than the one on screen: what the other users see stands in the dock here as well. The platform ends such a place after a
 * while (ADR 0198), and the page does not hear of it while its link is away.
 */
function* findPlace(
  ports: Ports,
  { payload: { isFirst } }: ReturnType<typeof hallLinkActions.opened>,
): SagaGenerator<void> {
  const known = yield* select(selectPlace);
  // This page joined the place itself, maybe before its first link; after an outage it joins again (channel/view.saga.ts).
  if (known?.token !== undefined) return;
  if (!isFirst && known === null) return;
  const current = yield* callApi(ports, CHANNEL_CALLS['channel.current_channel'], {});
  if (!current.ok) return;
  const voice = z.safeParse(channelId, current.data.voice).data;
  if (known === null && ports.storage.read('left_call') !== null) {
    const part = yield* loadPart(ports, () => import('./left-call.saga.ts'));
    if (part && (yield* call(part.isInterrupted, ports, voice))) return;
  }
  // Unless the viewer joined a channel meanwhile.
  if (known && known.channel_id !== voice && (yield* select(selectPlace)) === known) yield* put(audioActions.left());
  if (voice !== undefined) yield* call(foundAt, ports, voice);
}

/** hall-event.1011.type-1: another page of the viewer took the voice somewhere; the event does not name the channel. */
function* namePlace(ports: Ports): SagaGenerator<void> {
  const place = yield* select(selectPlace);
  if (place && place.name === undefined) yield* call(foundAt, ports, place.channel_id);
}

function* foundAt(ports: Ports, channel_id: ChannelId): SagaGenerator<void> {
  const detail = yield* callApi(ports, CHANNEL_CALLS['channel.detail'], { channel_id });
  if (!detail.ok || detail.data.hall_id === undefined) return;
  const { hall_id, name } = detail.data;
  yield* put(audioActions.found({ hall_id, channel_id, name }));
}
