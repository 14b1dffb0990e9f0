import { Socket as NetSocket } from 'node:net';
import type { UserNo } from '@miczero/contracts';
import type { Socket } from 'socket.io';
import type { Actor } from '../core/turn.ts';
import type { WorldRunner } from '../worlds/world-runner.ts';
import type { Lane } from './flusher.ts';

/** Why the platform closed a connection. */
export type DropReason =
  | 'slow-reader'
  | 'flood'
  | 'session-ended'
  | 'taken-over'
  | 'too-many-connections'
  | 'control'
  | 'world-gone'
  | 'stopping'
  | 'broken';

/** Reasons after which the same socket has no business to come back. */
const FINAL: ReadonlySet<DropReason> = new Set<DropReason>([
  'session-ended',
  'taken-over',
  'too-many-connections',
  'broken',
]);

/** One open hall socket. */
export class HallConnection implements Lane {
  readonly id: string;
  readonly runner: WorldRunner;
  readonly actor: Actor;
  readonly openedAt: number;
  readonly socket: Socket;
  pending: Buffer[] = [];
  pendingBytes = 0;
  /** Whether the world knows of it. */
  isOpen = false;
  readonly onLag: () => void;
  readonly #onDrop: (connection: HallConnection, reason: DropReason) => void;
  #isDropped = false;
  #isNetworkUp = true;

  constructor(options: {
    readonly socket: Socket;
    readonly runner: WorldRunner;
    readonly actor: Actor;
    readonly id: string;
    readonly openedAt: number;
    readonly onDrop: (connection: HallConnection, reason: DropReason) => void;
  }) {
    this.id = options.id;
    this.socket = options.socket;
    this.runner = options.runner;
    this.actor = options.actor;
    this.openedAt = options.openedAt;
    this.#onDrop = options.onDrop;
    this.onLag = () => this.drop('slow-reader');
  }

  get no(): UserNo {
    return this.actor.no;
  }

  get raw(): NetSocket | null {
    return this.#isDropped ? null : rawSocketOf(this.socket);
  }

  /**
   * Stops the bytes both ways, or lets them go on: what is written waits, what arrives is not read. That is what a
   * network that is gone looks like from here; heartbeats stop too, so a long cut ends the connection on both sides.
   */
  setNetwork(isUp: boolean): void {
    const raw = rawSocketOf(this.socket);
    if (!raw || isUp === this.#isNetworkUp) return;
    this.#isNetworkUp = isUp;
    if (isUp) {
      raw.uncork();
      raw.resume();
    } else {
      raw.cork();
      raw.pause();
    }
  }

  /** Closes from our side. A reader that does not read cannot be told why: it is cut. */
  drop(reason: DropReason): void {
    if (this.#isDropped) return;
    const raw = rawSocketOf(this.socket);
    this.#isDropped = true;
    this.#onDrop(this, reason);
    if (reason === 'slow-reader' || reason === 'flood') raw?.destroy();
    // A goodbye of socket.io: its clients do not come back by themselves.
    else if (FINAL.has(reason)) this.socket.disconnect(true);
    // The network went away, as far as the client can tell: it tries again.
    else this.socket.conn.close();
  }
}

/** The TCP socket below a socket.io connection. Checked, because no public type names the way down. */
function rawSocketOf(socket: Socket): NetSocket | null {
  const transport: { readonly socket?: { readonly _socket?: unknown } } = socket.conn.transport as object;
  const raw = transport.socket?._socket;
  return raw instanceof NetSocket ? raw : null;
}
