import type { ClientConfig, WireEnvelope } from '@miczero/contracts';
import type { RoomSocket } from '../ports.ts';
import { createSignedSocket, type SignedSocketOptions } from './signed-web-socket.ts';

interface RoomSocketOptions extends SignedSocketOptions {
  readonly config: Pick<ClientConfig, 'room_socket'>;
}

/** The room socket over a plain WebSocket: one envelope a text frame. */
export function createRoomSocket(options: RoomSocketOptions): RoomSocket {
  return createSignedSocket<WireEnvelope>(options, options.config.room_socket);
}
