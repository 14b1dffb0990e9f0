import type { CallFault, ConnectionFault, MessageFault, StalledCalls } from '@miczero/contracts/control';
import type { Turn } from '../../kernel/turn.ts';

/**
 * What the control API breaks. The log carries it to every node, and each obeys on its own sockets; a node that starts later
 * finds it in the world. A lost frame never changes what happened: no other part of the core reads the faults.
 */

interface AcksInput {
  readonly action: 'hold' | 'release' | 'drop';
  /** A user number, or `*` for all users. */
  readonly user: string;
}

interface NetworkInput {
  readonly user: string;
  readonly blocked: boolean;
}

/** One connection, or those of a user, of all kinds or of one. */
interface CloseInput {
  readonly connection?: string | undefined;
  readonly user?: string | undefined;
  readonly socket?: string | undefined;
}

type Nothing = Record<never, never>;

/** Holds acknowledgements back; otherwise ends that, and each node sends or discards what it holds. */
export function setAcks(turn: Turn, { action, user }: AcksInput): Nothing {
  const { holding } = turn.world.faults;
  if (action === 'hold') {
    holding.set(user, true);
    return {};
  }
  holding.delete(user);
  turn.events.push({ kind: 'acks-released', action });
  return {};
}

export function setNetwork(turn: Turn, { user, blocked }: NetworkInput): Nothing {
  const { cut_off } = turn.world.faults;
  if (blocked) cut_off.set(user, true);
  else cut_off.delete(user);
  turn.events.push({ kind: 'network-changed' });
  return {};
}

/** Each node reads the list when it sends, and counts by the objects of the list. */
export function setMessageFaults(turn: Turn, { list }: { readonly list: readonly MessageFault[] }): Nothing {
  turn.world.faults.messages = keptIn(list, turn.world.faults.messages);
  return {};
}

/** Each node looks into the list when a socket opens, and counts by the objects of the list. */
export function setConnectionFaults(turn: Turn, { list }: { readonly list: readonly ConnectionFault[] }): Nothing {
  turn.world.faults.connections = keptIn(list, turn.world.faults.connections);
  return {};
}

/** Each node looks into the list when a call comes. */
export function setCallFaults(turn: Turn, { list }: { readonly list: readonly CallFault[] }): Nothing {
  const { faults } = turn.world;
  const kept = keptIn(list, faults.http ?? []);
  if (kept.length > 0) faults.http = kept;
  else delete faults.http;
  return {};
}

/** The next list with the objects of the former one where a fault stands in both: it is the same fault, and not a new one. */
function keptIn<Fault extends object>(list: readonly Fault[], former: readonly Fault[]): readonly Fault[] {
  const left = [...former];
  return list.map((fault) => {
    const text = JSON.stringify(fault);
    const place = left.findIndex((each) => JSON.stringify(each) === text);
    return left.splice(place, place < 0 ? 0 : 1)[0] ?? fault;
  });
}

/** Each node lets the calls go on that are no longer named. */
export function stallCalls(turn: Turn, { list }: { readonly list: readonly StalledCalls[] }): Nothing {
  turn.world.faults.calls = list;
  return {};
}

export function closeConnections(turn: Turn, { connection, user, socket }: CloseInput): Nothing {
  turn.events.push({ kind: 'connections-closing', connection, user, socket });
  return {};
}
