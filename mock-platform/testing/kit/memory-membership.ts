import { LEASE_MS, type Membership, NameTaken } from '../../src/cluster/membership.ts';

const RENEWALS_PER_LEASE = 3;

/** Leases among the nodes of one process. The live member whose lease is the oldest leads. */
export function createMemoryMembership(leaseMs = LEASE_MS): Membership {
  /** To the moment at which each lease lapses; the order is that of taking. */
  const leases = new Map<string, number>();
  let taken = 0;
  return {
    join: async ({ name, clock, onLapse }) => {
      const isLive = (lease: string) => (leases.get(lease) ?? Number.NEGATIVE_INFINITY) > clock.steady();
      const take = () => {
        taken += 1;
        return `${name}/${taken}`;
      };
      if ([...leases.keys()].some((lease) => nameIn(lease) === name && isLive(lease))) throw new NameTaken(name);
      let own = take();
      let cancel = () => {};
      const renew = () => {
        const hasLapsed = leases.has(own) && !isLive(own);
        if (hasLapsed) {
          leases.delete(own);
          own = take();
        }
        leases.set(own, clock.steady() + leaseMs);
        cancel = clock.after(leaseMs / RENEWALS_PER_LEASE, renew);
        if (hasLapsed) onLapse();
      };
      renew();
      return {
        leads: () => isLive(own) && [...leases.keys()].find(isLive) === own,
        lease: () => own,
        isLive,
        leave: () => {
          cancel();
          leases.delete(own);
        },
      };
    },
  };
}

/** The name of the node that holds a lease. */
function nameIn(lease: string): string {
  return lease.slice(0, lease.lastIndexOf('/'));
}
