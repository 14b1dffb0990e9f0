import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Snapshot } from '../log.ts';

/**
 * What makes an altered log in Redis show. A writer sends the CRC-32 of a group's text. Redis, which alone knows the position,
 * stores the SHA-1 of position, count and CRC: the seal costs it a hash of some thirty bytes, whatever the size of the group.
 */

const CHECK = /^([0-9a-f]{8})\n/;
const CHECK_LENGTH = 8;

/** CRC-32 in eight hexadecimal digits. */
export function checkOf(text: string): string {
  return crc32(text).toString(16).padStart(CHECK_LENGTH, '0');
}

/** The seal of a group, as `APPEND` makes it. */
export function sealOf(last: number, count: number, text: string): string {
  return createHash('sha1')
    .update(`${last} ${count} ${checkOf(text)}`)
    .digest('hex');
}

/** A snapshot as it is stored: the CRC-32 of its position and state, a line end, the state. */
export function sealedState({ position, state }: Snapshot): string {
  return `${checkOf(`${position} ${state}`)}\n${state}`;
}

/** The state of a stored snapshot; null when it does not fit its check. Snapshots of former versions have none, and begin with a brace. */
export function stateIn(position: number, stored: string): string | null {
  if (stored.startsWith('{')) return stored;
  const check = CHECK.exec(stored)?.[1];
  const state = stored.slice(CHECK_LENGTH + 1);
  return check !== undefined && check === checkOf(`${position} ${state}`) ? state : null;
}
