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
  /** Hands on the packets that came behind the login. The connection must listen by then. */
  readonly release: () => void;
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
      const login = readLogin(data);
      end(login && { ...login, release: hold(socket) });
    };
    const stopWaiting = clock.after(LOGIN_MS, onClose);
    socket.on('message', onMessage);
    socket.on('close', onClose);
  });
}

/** Keeps the packets of a socket until its connection is known. */
function hold(socket: WebSocket): () => void {
  const held: (readonly [RawData, boolean])[] = [];
  const keep = (data: RawData, isBinary: boolean) => void held.push([data, isBinary]);
  socket.on('message', keep);
  // Only the network stops: the socket still reads out the chunk that the login came in.
  socket.pause();
  return () => {
    socket.off('message', keep);
    for (const [data, isBinary] of held) socket.emit('message', data, isBinary);
    socket.resume();
  };
}

function readLogin(data: RawData): Omit<FirstLogin, 'release'> | null {
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
