import { CODES } from '@miczero/contracts';
import type { RtcReason } from '../../ports/rtc.ts';

const codes = (...names: readonly (keyof typeof CODES)[]): ReadonlySet<number> =>
  new Set(names.map((name) => CODES[name]));

/** The right to be heard is gone; listening stays possible after another join. */
const SILENCED = codes('micMuted', 'seatEmpty', 'seatForbidden');
/** The place is not the viewer's any more. */
const LOST = codes('voiceNeeded', 'roomMembershipNeeded', 'deviceNotInUse', 'roomForbidden', 'hallMembershipNeeded');
const FULL = codes('audioFull');

/** The reason behind an error frame for a page in the audio; null for an error of a single frame. */
export function meaningOf(code: number): 'silenced' | 'lost' | null {
  return SILENCED.has(code) ? 'silenced' : LOST.has(code) ? 'lost' : null;
}

/** Why a join was refused. */
export function reasonOfRefusal(code: number): RtcReason {
  return FULL.has(code) ? 'full' : LOST.has(code) ? 'auth' : 'network';
}
