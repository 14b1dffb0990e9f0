import { CHANNEL_CALLS, channelId } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { callApi, watching } from '../feedback/index.ts';
import { audioActions } from './audio.slice.ts';

/** The viewer's voice. */
export function* audioSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'audio');
  yield* watch.latest(hallLinkActions.opened, findPlace, ports);
}

/**
 * A page that is loaded again knows of no voice, but the platform kept the viewer in a channel, maybe of another hall
 * than the one on screen: what the other users see stands in the dock here as well.
 */
function* findPlace(
  ports: Ports,
  { payload: { isFirst } }: ReturnType<typeof hallLinkActions.opened>,
): SagaGenerator<void> {
  if (!isFirst) return;
  const current = yield* callApi(ports, CHANNEL_CALLS['channel.current_channel'], {});
  const voice = current.ok ? z.safeParse(channelId, current.data.voice).data : undefined;
  if (voice === undefined) return;
  const detail = yield* callApi(ports, CHANNEL_CALLS['channel.detail'], { channel_id: voice });
  if (!detail.ok || detail.data.hall_id === undefined) return;
  const { hall_id, name } = detail.data;
  yield* put(audioActions.found({ hall_id, channel_id: voice, name }));
}
