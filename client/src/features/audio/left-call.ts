import type { Ports } from '../../platform/ports.ts';
import type { HallsRoot } from '../halls/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { selectVoicePlace } from './audio.selectors.ts';
import type { AudioRoot } from './audio.state.ts';
import type { VoiceRoot } from './voice.state.ts';

/** Written as the page goes, by a reload or for good; read by the next one of its tab (left-call.saga.ts). */
export function writeLeftCall(
  { storage, clock }: Pick<Ports, 'storage' | 'clock'>,
  state: AudioRoot & VoiceRoot & HallsRoot & SessionRoot,
): void {
  const { audio, voice } = state;
  const place = selectVoicePlace(state);
  if (!audio.place || !place || voice.room) return;
  const { hall_id, channel_id, name } = place;
  // A recording mutes for its own time only.
  const isMuted = (audio.isMuted && audio.recordingHold !== 'reopens') || voice.isDeafened;
  const call = { uid: selectViewer(state), hall_id, channel_id, name, isMuted, at: clock.now() };
  storage.write('left_call', JSON.stringify(call));
}
