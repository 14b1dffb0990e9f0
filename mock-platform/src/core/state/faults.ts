import type { CallFault, ConnectionFault, MessageFault, StalledCalls } from '@miczero/contracts/control';

/** Faults set by the control API: user numbers, or `*` for all users. */
export interface Faults {
  /** Users whose acknowledgements are held back, with the copies that they receive of their own messages. */
  holding: Map<string, true>;
  /** Users whose network is off. */
  cut_off: Map<string, true>;
  /** Effects on messages under way; the first match decides. */
  messages: readonly MessageFault[];
  /** What happens to new sockets; the first that meets one decides. */
  connections: readonly ConnectionFault[];
  /** Calls that wait for their answers. */
  calls: readonly StalledCalls[];
  /** What becomes of calls and their answers; the first that meets one decides. Absent without any, as in worlds of before. */
  http?: readonly CallFault[];
}

export function emptyFaults(): Faults {
  return { holding: new Map(), cut_off: new Map(), messages: [], connections: [], calls: [] };
}
