import {
  CLIENT_APPID,
  CLIENT_GATE,
  CLIENT_PLATFORM,
  CLIENT_VERSION,
  type ClientConfig,
  SOCKET_CONNECT_TIMEOUT_MS,
  SOCKET_FLAG_CLAIM,
  type WireEnvelope,
} from '@miczero/contracts';
import type { Socket } from 'socket.io-client';
import type { CloseReason } from '../../lib/close-reason.ts';
import { authorizationOf, httpDate } from '../http/sign.ts';
import type { Clock, HallSocket, HallSocketListeners, Ids, KeyRing } from '../ports.ts';

interface HallSocketOptions {
  readonly config: ClientConfig;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly keyRing: KeyRing;
}

/**
 * The hall socket over socket.io, websocket only. The library is loaded with the first connection. It never reconnects
 * by itself: its query is fixed at creation, and every attempt needs a fresh signature.
 */
export function createHallSocket(options: HallSocketOptions): HallSocket {
  let current: Socket | null = null;

  return {
    connect(listeners, { isClaim } = { isClaim: false }) {
      let isClosed = false;
      let socket: Socket | null = null;
      const end = () => {
        isClosed = true;
        socket?.removeAllListeners();
        socket?.disconnect();
        if (current === socket) current = null;
      };
      const fail = (reason: CloseReason) => {
        if (isClosed) return;
        end();
        listeners.closed(reason);
      };
      open(options, isClaim).then(
        (opened) => {
          if (isClosed) {
            opened.disconnect();
            return;
          }
          socket = opened;
          wire(opened, listeners, fail, () => {
            current = opened;
          });
        },
        (error: unknown) => fail({ kind: 'lost', detail: error instanceof Error ? error.message : String(error) }),
      );
      return end;
    },
    send(frame: WireEnvelope) {
      if (!current?.connected) return false;
      current.emit('message', frame);
      return true;
    },
  };
}

async function open({ config, clock, ids, keyRing }: HallSocketOptions, isClaim: boolean): Promise<Socket> {
  const keys = keyRing.current();
  if (!keys) throw new Error('no session to connect with');
  const date = httpDate(clock.now());
  const [{ io }, authorization] = await Promise.all([
    import('socket.io-client'),
    authorizationOf(keys, ids.random(), date),
  ]);
  const socket = io(config.hall_socket.url === '' ? window.location.origin : config.hall_socket.url, {
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
  return socket;
}

function wire(
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
