import type { IncomingMessage } from 'node:http';
import { parseAuthorization } from '@miczero/contracts';
import type { ConnectionFault } from '@miczero/contracts/control';
import { worldNameOf } from '../../worlds/world-name.ts';
import type { Worlds } from '../../worlds/worlds.ts';
import type { ConnectionFaults } from './connection-faults.ts';
import type { SocketKind } from './socket-kind.ts';

/** The fault that an upgrade meets before any gateway sees it. Whose it is, is taken from what it claims: nothing is granted here. */
export function handshakeFault(
  worlds: Pick<Worlds, 'get'>,
  faults: ConnectionFaults,
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  socket: SocketKind,
): ConnectionFault | null {
  const query = new URLSearchParams(url.split('?', 2)[1] ?? '');
  const world = worlds.get(worldNameOf(query.get('world') ?? undefined, headers.host))?.world;
  if (!world || world.faults.connections.length === 0) return null;
  const no = parseAuthorization(query.get('authorization') ?? '')?.no ?? '';
  return faults.meet(world, ['refuse', 'never-open'], { no, socket });
}
