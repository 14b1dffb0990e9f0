import type { RawData, WebSocket } from 'ws';
import type { Clock } from '../../ports.ts';
import { BrokenFrame, ByteReader, type Property } from './bytes.ts';
import { requestNameOf } from './commands.ts';
import { type PacketHead, readHead } from './packet.ts';
import { fieldsOf } from './request-fields.ts';

/** How long a socket may take to sign in. */
const LOGIN_MS = 10_000;

export interface FirstLogin {
  readonly head: PacketHead;
  readonly tag: Property;
}

/** The login that a socket sends as its first packet; null when it sends something else, closes, or takes too long. */
export function firstLogin(socket: WebSocket, clock: Clock): Promise<FirstLogin | null> {
  return new Promise((resolve) => {
    const end = (login: FirstLogin | null) => {
      stopWaiting();
      socket.off('message', onMessage);
      socket.off('close', onClose);
      resolve(login);
    };
    const onClose = () => end(null);
    const onMessage = (data: RawData) => {
      // Packets after the login are read once the connection is known.
      end(readLogin(data));
    };
    const stopWaiting = clock.after(LOGIN_MS, onClose);
    socket.on('message', onMessage);
    socket.on('close', onClose);
  });
}

function readLogin(data: RawData): FirstLogin | null {
  if (!Buffer.isBuffer(data)) return null;
  try {
    const reader = new ByteReader(data);
    const head = readHead(reader);
    if (requestNameOf(head.id) !== 'login') return null;
    const [tag = {}] = fieldsOf('login', reader);
    return { head, tag };
  } catch (error) {
    if (error instanceof BrokenFrame) return null;
    throw error;
  }
}
