import {
  CLIENT_APPID,
  CLIENT_GATE,
  CLIENT_PLATFORM,
  CLIENT_VERSION,
  ROOM_SOCKET_CLOSE,
  SOCKET_CONNECT_TIMEOUT_MS,
} from '@miczero/contracts';
import type { CloseReason } from '../../lib/close-reason.ts';
import { authorizationOf, httpDate } from '../http/sign.ts';
import type { Clock, Ids, KeyRing } from '../ports.ts';

export interface SignedSocketOptions {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly keyRing: KeyRing;
  /** Makes the WebSocket; the browser's own unless told otherwise. */
  readonly open?: (address: string) => WebSocket;
}

/** Where the server is: an http or https origin, or '' for the page's own, and a path. */
export interface SocketServer {
  readonly url: string;
  readonly path: string;
}

export interface SignedSocketListeners {
  opened(): void;
  frame(frame: unknown): void;
  closed(reason: CloseReason): void;
}

/** One connection at a time over a plain WebSocket: JSON text frames, signed at the handshake, never reconnecting by itself. */
export interface SignedSocket<Frame> {
  /**
   * Starts one attempt. Of the listeners `opened` is called at most once, `closed` exactly once unless the caller
   * closes first, nothing after either. Returns the closer.
   */
  connect(listeners: SignedSocketListeners): () => void;
  /** False when there is no open connection: nothing was sent. */
  send(frame: Frame): boolean;
}

/** `WebSocket.CONNECTING` and `OPEN`, where there is no global of that name. */
const CONNECTING = 0;
const OPEN = 1;

export function createSignedSocket<Frame extends object>(
  options: SignedSocketOptions,
  server: SocketServer,
): SignedSocket<Frame> {
  let current: WebSocket | null = null;

  return {
    connect(listeners) {
      let isClosed = false;
      let socket: WebSocket | null = null;
      const end = () => {
        isClosed = true;
        cancel();
        if (current === socket) current = null;
      };
      const close = () => {
        end();
        // A browser reports an error when a handshake is broken off. Its end is near: it opens, fails, or is out of time.
        const waiting = socket;
        if (waiting?.readyState === CONNECTING) waiting.addEventListener('open', () => waiting.close());
        else waiting?.close();
      };
      const fail = (reason: CloseReason) => {
        if (isClosed) return;
        end();
        socket?.close();
        listeners.closed(reason);
      };
      const cancel = options.clock.after(SOCKET_CONNECT_TIMEOUT_MS, () => fail(lost('timeout')));
      addressOf(options, server)
        .then((address) => {
          if (isClosed) return;
          socket = (options.open ?? openWebSocket)(address);
          wire(socket, {
            opened: () => {
              if (isClosed) return;
              cancel();
              current = socket;
              listeners.opened();
            },
            frame: (frame) => {
              if (!isClosed) listeners.frame(frame);
            },
            closed: fail,
          });
        })
        .catch((error: unknown) => fail(lost(error instanceof Error ? error.message : String(error))));
      return close;
    },
    send(frame) {
      if (current?.readyState !== OPEN) return false;
      current.send(JSON.stringify(frame));
      return true;
    },
  };
}

const openWebSocket = (address: string) => new WebSocket(address);

async function addressOf({ clock, ids, keyRing }: SignedSocketOptions, { url, path }: SocketServer): Promise<string> {
  const keys = keyRing.current();
  if (!keys) throw new Error('no session to connect with');
  const date = httpDate(clock.now());
  const query = new URLSearchParams({
    authorization: await authorizationOf(keys, ids.random(), date),
    date,
    version: CLIENT_VERSION,
    flag: CLIENT_PLATFORM,
    appid: CLIENT_APPID,
    gate: CLIENT_GATE,
  });
  const origin = url === '' ? window.location.origin : url;
  return `${origin.replace(/^http/, 'ws')}${path}?${query}`;
}

function wire(socket: WebSocket, listeners: SignedSocketListeners): void {
  socket.addEventListener('open', () => listeners.opened());
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => listeners.frame(readJson(data)));
  // An error event says nothing; the close that follows does. Outside of browsers an unheard one would be thrown.
  socket.addEventListener('error', () => {});
  socket.addEventListener('close', ({ code, reason }) => listeners.closed(reasonOf(code, reason)));
}

const lost = (detail: string): CloseReason => ({ kind: 'lost', detail });

function reasonOf(code: number, reason: string): CloseReason {
  if (code !== ROOM_SOCKET_CLOSE.refused) return lost(`${code} ${reason}`);
  return { kind: 'refused', code: Number(reason), message: '' };
}

/** Text that is not JSON becomes undefined, which every decoder refuses. */
function readJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
