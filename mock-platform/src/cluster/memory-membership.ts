import type { Membership } from './membership.ts';

/** Length of a lease, in milliseconds: the people of a dead node go offline after it. */
export const LEASE_MS = 9000;
const RENEWALS_PER_LEASE = 3;

/** Leases among the nodes of one process. The live member whose lease is the oldest leads. */
export function createMemoryMembership(leaseMs = LEASE_MS): Membership {
  /** To the moment at which each lease lapses; the order is that of joining. */
  const leases = new Map<string, number>();
  return {
    join: ({ name, clock, onLapse }) => {
      const isLive = (node: string) => (leases.get(node) ?? Number.NEGATIVE_INFINITY) > clock.now();
      let cancel = () => {};
      const renew = () => {
        const hasLapsed = leases.has(name) && !isLive(name);
        // A lapsed lease is the newest one from now on.
        if (hasLapsed) leases.delete(name);
        leases.set(name, clock.now() + leaseMs);
        cancel = clock.after(leaseMs / RENEWALS_PER_LEASE, renew);
        if (hasLapsed) onLapse();
      };
      leases.delete(name);
      renew();
      return {
        leads: () => isLive(name) && [...leases.keys()].find(isLive) === name,
        isLive,
        leave: () => {
          cancel();
          leases.delete(name);
        },
      };
    },
  };
}
