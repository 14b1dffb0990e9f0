import { CHANNEL_CALLS, type ChannelId, channelId, hallId } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, readStored } from '../feedback/index.ts';
import { selectViewer } from '../session/index.ts';
import { audioActions } from './audio.slice.ts';
import type { AudioRoot } from './audio.state.ts';
import { isVoiceElsewhere } from './other-tabs.ts';
import { selectRoomVoice } from './voice.selectors.ts';

/** A call that ended longer ago is none to go on with. */
const RESUME_MS = 60_000;
/** The platform keeps the place of a page that is gone for this long (ADR 0198). One that stands later is that of another page. */
const PLACE_KEPT_MS = 15_000;

const leftCall = z.object({
  /** Another account may have signed in in another tab meanwhile, which clears nothing of this one. */
  uid: z.string(),
  hall_id: hallId,
  channel_id: channelId,
  name: z.string(),
  isMuted: z.boolean(),
  at: z.number(),
});

/**
 * The page before this one was in a call, and took its sound along: it is left at once, or the others would see a person there who neither
 * hears nor speaks. Not for a place that another page of the viewer holds. `voice`: where the platform has the viewer.
 */
export function* isInterrupted(ports: Ports, voice: ChannelId | undefined): SagaGenerator<boolean> {
  const left = readStored(ports, 'left_call', leftCall);
  // Once.
  ports.storage.remove('left_call');
  if (left === null || left.uid !== (yield* select(selectViewer))) return false;
  const { hall_id, channel_id, name, isMuted, at } = left;
  const age = ports.clock.now() - at;
  const isKept = voice === channel_id && age < PLACE_KEPT_MS;
  if (age >= RESUME_MS || (voice !== undefined && !isKept)) return false;
  if (yield* call(isVoiceElsewhere, ports)) return false;
  // The viewer may have joined a channel meanwhile.
  if ((yield* select(({ audio }: AudioRoot) => audio.place)) !== null) return true;
  if (!(yield* select(selectRoomVoice))) {
    if (isMuted) yield* put(audioActions.muted());
    yield* put(audioActions.interrupted({ hall_id, channel_id, name, until: at + RESUME_MS }));
  }
  // Without an answer the platform ends the place by itself.
  if (isKept) yield* callApi(ports, CHANNEL_CALLS['channel.leave'], { channel_id });
  return true;
}
