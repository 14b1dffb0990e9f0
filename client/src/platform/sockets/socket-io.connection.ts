import {
  CLIENT_APPID,
  CLIENT_GATE,
  CLIENT_PLATFORM,
  CLIENT_VERSION,
  type ClientConfig,
  SOCKET_CONNECT_TIMEOUT_MS,
  SOCKET_FLAG_CLAIM,
} from '@miczero/contracts';
import { io, type Socket } from 'socket.io-client';
import type { CloseReason } from '../../lib/close-reason.ts';
import { authorizationOf, httpDate } from '../http/sign.ts';
import type { Clock, HallSocketListeners, Ids, KeyRing } from '../ports.ts';

export interface HallSocketOptions {
  readonly config: ClientConfig;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly keyRing: KeyRing;
}

/** A socket with a fresh signature. It connects once it is wired. */
export async function openSocket(
  { config, clock, ids, keyRing }: HallSocketOptions,
  isClaim: boolean,
): Promise<Socket> {
  const keys = keyRing.current();
  if (!keys) throw new Error('no session to connect with');
  const date = httpDate(clock.now());
  const authorization = await authorizationOf(keys, ids.random(), date);
  return io(config.hall_socket.url === '' ? window.location.origin : config.hall_socket.url, {
    path: config.hall_socket.path,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    autoConnect: false,
    // socket.hall.connect-timeout
    timeout: SOCKET_CONNECT_TIMEOUT_MS,
    // socket.hall.url: authorization, version, flag, appid, gate; the date belongs to the signature.
    query: {
      authorization,
      date,
      version: CLIENT_VERSION,
      flag: isClaim ? SOCKET_FLAG_CLAIM : CLIENT_PLATFORM,
      appid: CLIENT_APPID,
      gate: CLIENT_GATE,
    },
  });
}

/** Tells what happens on a socket, and connects it. */
export function wire(
  socket: Socket,
  listeners: HallSocketListeners,
  fail: (reason: CloseReason) => void,
  onOpen: () => void,
): void {
  socket.on('connect', () => {
    onOpen();
    listeners.opened();
  });
  socket.on('message', (frame: unknown) => listeners.frame(frame));
  socket.on('connect_error', (error: Error & { data?: unknown }) => fail(refusalOf(error.data) ?? lost(error.message)));
  socket.on('disconnect', (reason: string, details: unknown) => fail(refusalOf(details) ?? lost(reason)));
  socket.connect();
}

const lost = (detail: string): CloseReason => ({ kind: 'lost', detail });

function refusalOf(data: unknown): CloseReason | null {
  if (typeof data !== 'object' || data === null || !('code' in data)) return null;
  const code = Number(data.code);
  if (!Number.isInteger(code)) return null;
  return { kind: 'refused', code, message: 'message' in data ? String(data.message) : '' };
}
