import { type ChannelId, channelId, type HallId, hallId } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { Ports } from '../../platform/ports.ts';
import { readStored } from '../feedback/index.ts';

/** A call that ended longer ago with its page is none to go on with. */
const RESUME_MS = 60_000;
/** The platform keeps the place of a page that is gone for this long (ADR 0198). One that stands later is that of another page. */
export const PLACE_KEPT_MS = 15_000;

const leftCall = z.object({
  uid: z.string(),
  hall_id: hallId,
  channel_id: channelId,
  name: z.string(),
  at: z.number(),
});
export type LeftCall = z.output<typeof leftCall>;

export interface CallPlace {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  readonly name?: string;
}

/** Written as the page goes, by a reload or for good. */
export function writeLeftCall(
  { storage, clock }: Pick<Ports, 'storage' | 'clock'>,
  uid: string,
  place: CallPlace,
): void {
  const { hall_id, channel_id, name = '' } = place;
  storage.write('left_call', JSON.stringify({ uid, hall_id, channel_id, name, at: clock.now() }));
}

/** Read once. null: no page of the viewer was in a call a moment ago. */
export function takeLeftCall(
  ports: Pick<Ports, 'storage' | 'clock' | 'telemetry'>,
  uid: string | null,
): LeftCall | null {
  const left = readStored(ports, 'left_call', leftCall);
  if (left === null) return null;
  ports.storage.remove('left_call');
  return left.uid === uid && ports.clock.now() - left.at < RESUME_MS ? left : null;
}
