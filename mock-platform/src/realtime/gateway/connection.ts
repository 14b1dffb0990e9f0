import { Socket as NetSocket } from 'node:net';
import type { RefusalName, UserNo } from '@miczero/contracts';
import { findSession } from '../../core/areas/sessions/sessions.ts';
import type { Actor } from '../../core/kernel/turn.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { Lane } from './flusher.ts';
import type { InboundLimit } from './inbound-limit.ts';
import type { NotedConnection } from './journal.ts';
import type { SocketKind } from './socket-kind.ts';

/** Why the platform closed a connection. */
export type DropReason =
  | 'slow-reader'
  | 'flood'
  | 'silent'
  | 'session-ended'
  | 'taken-over'
  | 'too-many-connections'
  | 'control'
  | 'world-gone'
  | 'lease-lapsed'
  | 'stopping'
  | 'media-lost'
  | 'broken';

/** Reasons after which a client must not reconnect by itself. */
export const FINAL_DROPS: ReadonlySet<DropReason> = new Set<DropReason>([
  'session-ended',
  'taken-over',
  'too-many-connections',
  'broken',
]);

export interface ConnectionOptions {
  readonly runner: WorldRunner;
  readonly actor: Actor;
  readonly id: string;
  readonly kind: SocketKind;
  readonly openedAt: number;
  /** The label of the handshake, for those kinds that have one. */
  readonly label?: string;
  /** Whether a page of a browser opened it, as far as that counts. */
  readonly isPage?: boolean;
  readonly inbound: InboundLimit;
  readonly onDrop: (connection: Connection, reason: DropReason) => void;
}

/** Acknowledgements of one connection. */
export interface AckCounts {
  readonly acked: number;
  readonly unacked: number;
  /** Acknowledgements with a wrong code. */
  readonly wrong: number;
}

/** One open socket of a person, of any kind. */
export abstract class Connection implements Lane {
  readonly id: string;
  readonly runner: WorldRunner;
  readonly actor: Actor;
  readonly openedAt: number;
  readonly label: string;
  readonly isPage: boolean;
  /** How the journal names it. */
  readonly noted: NotedConnection;
  readonly inbound: InboundLimit;
  own: Lane['own'] = [];
  pendingBytes = 0;
  isBackedUp = false;
  /** Whether the world has accepted it and does not know yet that it closed. */
  isOpen = false;
  /** False when a fault leaves its heartbeats without an answer. */
  answersHeartbeats = true;
  readonly onLag: () => void;
  readonly #onDrop: ConnectionOptions['onDrop'];
  #isDropped = false;
  #isNetworkUp = true;
  #isSilenced = false;
  /** Remembered: finding it again for every write costs more than the rest of our part. */
  #raw: NetSocket | null = null;

  constructor({ runner, actor, id, kind, openedAt, label = '', isPage = false, inbound, onDrop }: ConnectionOptions) {
    this.id = id;
    this.runner = runner;
    this.actor = actor;
    this.openedAt = openedAt;
    this.label = label;
    this.isPage = isPage;
    this.noted = { id, user: actor.no, socket: kind, label };
    this.inbound = inbound;
    this.#onDrop = onDrop;
    this.onLag = () => this.drop('slow-reader');
  }

  /** The TCP socket below; null after it has closed. */
  protected abstract wire(): NetSocket | null;
  /** Sends the close frame of the protocol. */
  protected abstract sendClose(reason: DropReason): void;
  /** Whether the socket is still open. */
  abstract get isUp(): boolean;

  /** What the client acknowledged; null for sockets whose protocol has no acknowledgements of its own. */
  get ackCounts(): AckCounts | null {
    return null;
  }

  get no(): UserNo {
    return this.actor.no;
  }

  /**
   * Why the session that opened this connection ended, or null while it lives. A command that ends a session closes its
   * connections; this check covers connections that were opening meanwhile, and the time until expired sessions are swept.
   */
  get sessionEnd(): RefusalName | null {
    const found = findSession(this.runner.world, this.actor.sid, this.actor.no, this.runner.now());
    return typeof found === 'string' ? found : null;
  }

  get raw(): NetSocket | null {
    return this.#raw ?? this.#findRaw();
  }

  #findRaw(): NetSocket | null {
    if (this.#isDropped) return null;
    this.#raw = this.wire();
    this.#raw?.once('close', () => {
      this.#raw = null;
    });
    return this.#raw;
  }

  /**
   * Stops or resumes the bytes in both directions: writes wait, arriving bytes stay unread. Seen from the platform, a lost
   * network looks the same. Heartbeats stop too, so a long cut ends the connection on both sides.
   */
  setNetwork(isUp: boolean): void {
    const raw = this.wire();
    if (!raw || isUp === this.#isNetworkUp || this.#isSilenced) return;
    this.#isNetworkUp = isUp;
    if (isUp) {
      raw.uncork();
      raw.resume();
    } else {
      raw.cork();
      raw.pause();
    }
  }

  /** Drops all frames in both directions: the socket stays half open until its client gives up. */
  silence(): void {
    this.setNetwork(false);
    this.#isSilenced = true;
  }

  /** Closes from our side. A client that does not read, or hears nothing, cannot be told why: its TCP socket is destroyed. */
  drop(reason: DropReason): void {
    if (this.#isDropped) return;
    const raw = this.wire();
    this.#isDropped = true;
    this.#raw = null;
    this.#onDrop(this, reason);
    if (reason === 'slow-reader' || reason === 'flood' || this.#isSilenced) raw?.destroy();
    else this.sendClose(reason);
  }
}

/** The TCP socket inside a library's own socket. Checked at run time, because no public type exposes it. */
export function netSocketIn(holder: object | undefined): NetSocket | null {
  const { _socket: raw }: { readonly _socket?: unknown } = holder ?? {};
  return raw instanceof NetSocket ? raw : null;
}
