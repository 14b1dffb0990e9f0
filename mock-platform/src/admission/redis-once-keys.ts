import { SIGNATURE_SKEW_MS } from '@miczero/contracts';
import { NotStored } from '../core/kernel/refusals.ts';
import { type RedisLink, scriptOf } from '../redis/redis-link.ts';
import { KEYS_PER_GROUP, type OnceKeys, type Spent } from './once-keys.ts';

/**
 * Uses a key up. Arguments: group, key, until when its date is accepted, how long it is kept at least, how many keys a group
 * may have. Answers -1 for a fresh key, -2 for a spent one, else how long the group is full.
 */
const SPEND = scriptOf(`
local group, key, dated, kept, most = unpack(ARGV, 2)
local set = prefix .. 'once:' .. group
local moment = now()
redis.call('ZREMRANGEBYSCORE', set, '-inf', moment - 1)
if redis.call('ZSCORE', set, key) then return -2 end
if redis.call('ZCARD', set) >= tonumber(most) then
  local oldest = redis.call('ZRANGE', set, 0, 0, 'WITHSCORES')
  return math.max(1, math.ceil(oldest[2] - moment + 1))
end
local till = math.max(tonumber(dated), moment + tonumber(kept))
redis.call('ZADD', set, till, key)
redis.call('PEXPIREAT', set, string.format('%d', till + 1), 'GT')
if redis.call('PTTL', set) < 0 then redis.call('PEXPIREAT', set, string.format('%d', till + 1)) end
return -1`);

/** Keys that are good for once at all nodes that share a Redis. Their time is that of Redis. */
export class RedisOnceKeys implements OnceKeys {
  readonly #link: RedisLink;

  constructor(link: RedisLink) {
    this.#link = link;
  }

  async spend(group: string, key: string, until: number): Promise<Spent> {
    const kept = 2 * SIGNATURE_SKEW_MS;
    const answer = Number(await this.#link.run(SPEND, group, key, until, kept, KEYS_PER_GROUP).catch(refuse));
    if (answer > 0) return { kind: 'full', waitMs: answer };
    return { kind: answer === -1 ? 'fresh' : 'spent' };
  }
}

/** A key that cannot be spent must not be accepted. */
function refuse(error: unknown): never {
  throw new NotStored(error);
}
