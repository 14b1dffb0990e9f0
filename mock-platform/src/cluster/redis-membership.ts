import type { Clock } from '../ports.ts';
import { type RedisLink, scriptOf } from '../redis/redis-link.ts';
import { type JoiningNode, LEASE_MS, type Member, type Membership, NameTaken } from './membership.ts';

const RENEWALS_PER_LEASE = 3;

/**
 * Takes or renews a lease. Arguments: name, own lease or '', length in ms, `join` or `renew`. Answers `{own lease, leases
 * taken so far, live leases …}`, or `taken` when a node of that name lives. Leases lapse by the clock of Redis.
 */
const RENEW = scriptOf(`
local name, own, length, how = unpack(ARGV, 2)
local key = prefix .. 'leases'
local moment = now()
redis.call('ZREMRANGEBYSCORE', key, '-inf', moment)
-- The clock was set back: what lives renews its lease in time, and what does not must not hold it until the former time has come again.
for _, lease in ipairs(redis.call('ZRANGEBYSCORE', key, '(' .. string.format('%d', moment + length), '+inf')) do
  redis.call('ZADD', key, moment + length, lease)
end
local live = redis.call('ZRANGE', key, 0, -1)
if how == 'join' then
  for _, lease in ipairs(live) do
    if string.match(lease, '^(.*)/%d+$') == name then return 'taken' end
  end
end
if own == '' or not redis.call('ZSCORE', key, own) then
  own = name .. '/' .. redis.call('INCR', prefix .. 'leases-taken')
end
redis.call('ZADD', key, moment + length, own)
return {own, tonumber(redis.call('GET', prefix .. 'leases-taken')), unpack(redis.call('ZRANGE', key, 0, -1))}`);

/** Argument: lease. */
const LEAVE = scriptOf(`return redis.call('ZREM', prefix .. 'leases', ARGV[2])`);

/** Answer of Redis to the latest renewal. */
interface View {
  /** The number of the newest lease at that time. A newer one was taken since, so it lives. */
  readonly taken: number;
  readonly live: ReadonlySet<string>;
}

/** Leases among the nodes that share a Redis. The live member whose lease is the oldest leads. */
export function createRedisMembership(link: RedisLink, leaseMs = LEASE_MS): Membership {
  return {
    join: async (node) => {
      const member = new RedisMember(link, node, leaseMs);
      await member.join();
      return member;
    },
  };
}

class RedisMember implements Member {
  readonly #link: RedisLink;
  readonly #node: JoiningNode;
  readonly #leaseMs: number;
  readonly #clock: Clock;
  #own = '';
  #view: View = { taken: 0, live: new Set() };
  /** Until when the lease is surely held, by the steady clock: counted from before it was asked for. */
  #heldUntil = Number.NEGATIVE_INFINITY;
  #cancel = () => {};
  #unwatch = () => {};
  #hasLeft = false;

  constructor(link: RedisLink, node: JoiningNode, leaseMs: number) {
    this.#link = link;
    this.#node = node;
    this.#clock = node.clock;
    this.#leaseMs = leaseMs;
  }

  async join(): Promise<void> {
    await this.#ask('join');
    // A lease that lapsed while Redis was away is taken anew as soon as it is back.
    this.#unwatch = this.#link.onUp(() => this.#renew());
    this.#schedule();
  }

  leads(): boolean {
    if (!this.#isHeld()) return false;
    const number = numberOf(this.#own);
    return [...this.#view.live].every((lease) => numberOf(lease) >= number);
  }

  lease(): string {
    return this.#own;
  }

  isLive(lease: string): boolean {
    if (lease === this.#own) return this.#isHeld();
    return this.#view.live.has(lease) || numberOf(lease) > this.#view.taken;
  }

  leave(): void {
    this.#hasLeft = true;
    this.#cancel();
    this.#unwatch();
    // Out of reach: it lapses by itself.
    this.#link.run(LEAVE, this.#own).catch(() => {});
  }

  #isHeld(): boolean {
    return this.#clock.steady() < this.#heldUntil;
  }

  #schedule(): void {
    this.#cancel = this.#clock.after(this.#leaseMs / RENEWALS_PER_LEASE, () => {
      this.#renew();
      this.#schedule();
    });
  }

  #renew(): void {
    // Others may have ended the connections of this lease: whether or not Redis still has it, it is over.
    if (this.#own !== '' && !this.#isHeld()) this.#lapse();
    // Out of reach: the next third, or the next connection, tries again.
    this.#ask('renew').catch(() => {});
  }

  #lapse(): void {
    this.#heldUntil = Number.NEGATIVE_INFINITY;
    this.#own = '';
    this.#node.onLapse();
  }

  async #ask(how: 'join' | 'renew'): Promise<void> {
    const askedAt = this.#clock.steady();
    const before = this.#own;
    const answer = await this.#link.run(RENEW, this.#node.name, before, this.#leaseMs, how);
    if (answer === 'taken') throw new NameTaken(this.#node.name);
    if (this.#hasLeft) return;
    const [own, taken, ...live] = answer as [string, number, ...string[]]; // what RENEW answers
    // A later question, after a lapse, has another answer.
    if (this.#own !== before) return;
    this.#own = own;
    this.#view = { taken, live: new Set(live) };
    this.#heldUntil = askedAt + this.#leaseMs;
    if (before !== own && how === 'renew') this.#node.onLapse();
  }
}

/** The place of a lease in the order of taking; 0 for the name of a node that was once alone. */
function numberOf(lease: string): number {
  return Number(lease.slice(lease.lastIndexOf('/') + 1)) || 0;
}
