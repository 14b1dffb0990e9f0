import type { Ports } from '../../platform/ports.ts';
import type { VoicePlace } from './audio.state.ts';

/** Written as the page goes, by a reload or for good; read by the next one (left-call.saga.ts). */
export function writeLeftCall(
  { storage, clock }: Pick<Ports, 'storage' | 'clock'>,
  uid: string,
  { hall_id, channel_id, name = '' }: VoicePlace,
): void {
  storage.write('left_call', JSON.stringify({ uid, hall_id, channel_id, name, at: clock.now() }));
}
