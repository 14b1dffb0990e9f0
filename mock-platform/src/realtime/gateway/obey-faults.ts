import { ALL_USERS } from '@miczero/contracts/control';
import type { CoreEvent } from '../../core/kernel/events.ts';
import { isCutOff } from '../../core/rights/faults.ts';
import type { World } from '../../core/state/world.ts';
import type { Connection } from './connection.ts';

interface Obeying<C extends Connection> {
  /** The open connections of the world on this node. */
  readonly connections: () => readonly C[];
  /** Closes a connection after everything that was sent to it before. */
  readonly drop: (connection: C) => void;
  /** Sends or discards the acknowledgements of users whose fault has ended. */
  readonly release: (action: 'release' | 'drop') => void;
}

/** Does on the sockets of one gateway what the control API has asked of the world. */
export function obeyFaults<C extends Connection>(
  events: readonly CoreEvent[],
  world: World,
  { connections, drop, release }: Obeying<C>,
): void {
  for (const event of events) {
    if (event.kind === 'acks-released') release(event.action);
    else if (event.kind === 'network-changed') {
      for (const connection of connections()) connection.setNetwork(!isCutOff(world, connection.no));
    } else if (event.kind === 'connections-closing') {
      for (const connection of connections()) if (isMeant(connection, event)) drop(connection);
    }
  }
}

/** Whether a connection is the one that is asked for, or one of that user and kind. */
export function isMeant(
  { id, no, noted }: Connection,
  {
    connection,
    user,
    socket = noted.socket,
  }: {
    readonly connection?: string | undefined;
    readonly user?: string | undefined;
    readonly socket?: string | undefined;
  },
): boolean {
  return id === connection || ((no === user || user === ALL_USERS) && noted.socket === socket);
}
