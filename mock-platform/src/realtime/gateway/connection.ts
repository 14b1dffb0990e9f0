import { Socket as NetSocket } from 'node:net';
import type { RefusalName, UserNo } from '@miczero/contracts';
import { findSession } from '../../core/areas/sessions/sessions.ts';
import type { Actor } from '../../core/kernel/turn.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { Lane } from './flusher.ts';

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
  | 'stopping'
  | 'broken';

/** Reasons after which the same socket has no business to come back. */
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
  readonly openedAt: number;
  readonly onDrop: (connection: Connection, reason: DropReason) => void;
}

/** One open socket of a person, whatever speaks on it. */
export abstract class Connection implements Lane {
  readonly id: string;
  readonly runner: WorldRunner;
  readonly actor: Actor;
  readonly openedAt: number;
  pending: Buffer[] = [];
  pendingBytes = 0;
  /** Whether the world knows of it. */
  isOpen = false;
  readonly onLag: () => void;
  readonly #onDrop: ConnectionOptions['onDrop'];
  #isDropped = false;
  #isNetworkUp = true;

  constructor({ runner, actor, id, openedAt, onDrop }: ConnectionOptions) {
    this.id = id;
    this.runner = runner;
    this.actor = actor;
    this.openedAt = openedAt;
    this.#onDrop = onDrop;
    this.onLag = () => this.drop('slow-reader');
  }

  /** The TCP socket below, as long as there is one. */
  protected abstract wire(): NetSocket | null;
  /** Says goodbye in the protocol's own way. */
  protected abstract sayGoodbye(reason: DropReason): void;

  get no(): UserNo {
    return this.actor.no;
  }

  /**
   * Why the session that opened this connection is over, or null while it lives. Whoever ends a session closes its
   * connections too; asking again covers what was opening meanwhile, and the second until the sweep of expired ones.
   */
  get sessionEnd(): RefusalName | null {
    const found = findSession(this.runner.world, this.actor.sid, this.actor.no, this.runner.now());
    return typeof found === 'string' ? found : null;
  }

  get raw(): NetSocket | null {
    return this.#isDropped ? null : this.wire();
  }

  /**
   * Stops the bytes both ways, or lets them go on: what is written waits, what arrives is not read. That is what a
   * network that is gone looks like from here; heartbeats stop too, so a long cut ends the connection on both sides.
   */
  setNetwork(isUp: boolean): void {
    const raw = this.wire();
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
    const raw = this.wire();
    this.#isDropped = true;
    this.#onDrop(this, reason);
    if (reason === 'slow-reader' || reason === 'flood') raw?.destroy();
    else this.sayGoodbye(reason);
  }
}

/** What a library keeps its TCP socket in. Checked, because no public type names the way down. */
export function netSocketIn(holder: object | undefined): NetSocket | null {
  const { _socket: raw }: { readonly _socket?: unknown } = holder ?? {};
  return raw instanceof NetSocket ? raw : null;
}
