import type { Connection } from './connection.ts';
import type { ConnectionRegistry } from './connection-registry.ts';
import type { NotedConnection } from './journal.ts';

export interface Receivers<C extends Connection> {
  readonly connections: readonly C[];
  readonly noted: readonly NotedConnection[];
  /** Whether a page of a browser is among them. Known beforehand: a look at each of thousands would delay every event. */
  readonly hasPage: boolean;
}

export function receiversAmong<C extends Connection>(found: Iterable<C>): Receivers<C> {
  const connections = [...found];
  return {
    connections,
    noted: connections.map(({ noted }) => noted),
    hasPage: connections.some(({ isPage }) => isPage),
  };
}

export const NO_RECEIVERS: Receivers<never> = { connections: [], noted: [], hasPage: false };

/** The connections of one user among receivers, and all others. */
export function splitBy<C extends Connection>({ connections }: Receivers<C>, user: string) {
  return {
    own: receiversAmong(connections.filter(({ no }) => no === user)),
    others: receiversAmong(connections.filter(({ no }) => no !== user)),
  };
}

/** The connections of each audience, resolved once until connections or the world have changed. */
export class AudienceCache<C extends Connection> {
  readonly #registry: ConnectionRegistry<C>;
  readonly #onForget: () => void;
  readonly #known = new Map<string, Receivers<C>>();
  #version = -1;

  constructor(registry: ConnectionRegistry<C>, onForget: () => void = () => {}) {
    this.#registry = registry;
    this.#onForget = onForget;
  }

  of(key: string, resolve: () => Iterable<C>): Receivers<C> {
    this.refresh();
    const known = this.#known.get(key);
    if (known) return known;
    const receivers = receiversAmong(resolve());
    this.#known.set(key, receivers);
    return receivers;
  }

  /** Forgets everything if a connection has opened or closed since. */
  refresh(): void {
    const { version } = this.#registry;
    if (this.#version !== version) this.forget();
    this.#version = version;
  }

  forget(): void {
    this.#known.clear();
    this.#onForget();
  }
}
