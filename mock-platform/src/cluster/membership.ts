import type { Clock } from '../ports.ts';

/** Length of a lease, in milliseconds: the people of a dead node go offline after it. */
export const LEASE_MS = 9000;

/**
 * The nodes that share one log store, and which of them leads. The leader sweeps, plays bots and stores snapshots, and ends
 * the connections of nodes that died.
 *
 * A member holds a lease and renews it at least three times within the lease's length. A node that dies stops renewing: its
 * lease lapses, and with it its leadership and its connections. A node that was only paused finds its lease lapsed at the
 * next renewal and takes another; it loses the connections of the lapsed lease in every world and closes its sockets, so that
 * clients reconnect. A connection belongs to the lease under which it opened, so that a `node.lapse` that arrives late spares
 * those of the next lease. An expired leader may act for a moment beside its successor: everything that a leader does is a
 * command that is harmless twice and late, or a snapshot of a position.
 */
export interface Membership {
  /**
   * Takes a lease for a node, which its clock renews. Rejects with a `NameTaken` while a lease of that name is held: two nodes
   * of one name would end each other's connections. After a crash the name is free when the former lease has lapsed.
   */
  join(node: JoiningNode): Promise<Member>;
}

export interface JoiningNode {
  readonly name: string;
  readonly clock: Clock;
  /** Runs when the lease had lapsed and was taken anew. */
  readonly onLapse: () => void;
}

/** The membership of one node. */
export interface Member {
  /** Whether this node leads now: false as soon as its lease has lapsed. */
  leads(): boolean;
  /** The lease that this node took last: `<name>` or `<name>/<number>`, another one after every lapse. */
  lease(): string;
  /** Whether a lease is held now. */
  isLive(lease: string): boolean;
  /** Gives the lease back: another node leads at once. */
  leave(): void;
}

/** The name of a node that runs, or that died less than a lease ago. */
export class NameTaken extends Error {
  constructor(name: string) {
    super(`A node named ${name} holds a lease. Give each node a name of its own, or wait for the lease to lapse.`);
    this.name = 'NameTaken';
  }
}

/** A node by itself: it always leads, and any other node's connections are those of a dead one. */
export const alone: Membership = {
  join: async ({ name }) => ({
    leads: () => true,
    lease: () => name,
    isLive: (lease) => lease === name,
    leave: () => {},
  }),
};
