import { SOCKET_RETRY_MAX_MS, SOCKET_RETRY_MIN_MS } from '@miczero/contracts';

/** Jitter of the first attempt, in milliseconds. */
const FIRST_JITTER_MS = 500;

/**
 * The pause before a connection attempt: doubling from 1 s to 5 s, with jitter above the first second so that clients
 * of a platform that went down do not all come back in the same moment (open point B6), at the first attempt neither.
 * `random` is 0 to 1.
 */
export function retryPauseMs(attempt: number, random: number): number {
  const ceiling = Math.min(SOCKET_RETRY_MAX_MS, SOCKET_RETRY_MIN_MS * 2 ** Math.min(attempt, 10));
  return Math.round(SOCKET_RETRY_MIN_MS + random * Math.max(FIRST_JITTER_MS, ceiling - SOCKET_RETRY_MIN_MS));
}
