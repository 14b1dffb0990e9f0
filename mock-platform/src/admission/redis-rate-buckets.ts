import { NotStored } from '../core/kernel/refusals.ts';
import { type RedisLink, scriptOf } from '../redis/redis-link.ts';
import { type Allowance, type Attempt, KEYS_KEPT, type RateBuckets } from './rate-buckets.ts';

/**
 * One bucket. Arguments: rate, key, burst, tokens a second, ms after which the subject of a bucket that never refills is over,
 * how many keys the rate has, `take` or `look`. Answers -1 when allowed, -2 when no wait helps, else the wait in ms. As in
 * MemoryRateBuckets, a rate without room refuses new keys and forgets only stale ones.
 */
const BUCKET = scriptOf(`
local rate, key, burst, refill, over, most, how = unpack(ARGV, 2)
burst, refill = tonumber(burst), tonumber(refill)
local stale, counted = prefix .. 'rate:' .. rate .. ':stale', prefix .. 'rate:' .. rate .. ':counted'
local moment = now()
local found = redis.call('HGET', counted, key)
if not found and redis.call('HLEN', counted) >= tonumber(most) then
  for _, old in ipairs(redis.call('ZRANGEBYSCORE', stale, '-inf', moment, 'LIMIT', 0, 1000)) do
    redis.call('ZREM', stale, old)
    redis.call('HDEL', counted, old)
  end
  if redis.call('HLEN', counted) >= tonumber(most) then return 1000 end
end
local tokens, at = burst, moment
if found then
  local left, since = string.match(found, '(%S+) (%S+)')
  tokens, at = tonumber(left), tonumber(since)
end
local function store(left)
  local rest = refill > 0 and (burst - left) / refill * 1000 or tonumber(over)
  redis.call('HSET', counted, key, string.format('%.6f %d', left, moment))
  redis.call('ZADD', stale, moment + math.ceil(rest), key)
end
if at > moment then
  -- The clock was set back. What is left refills from now on, and not only once the former time has come again.
  at = moment
  store(tokens)
end
local left = math.min(burst, tokens + (moment - at) / 1000 * refill)
if left < 1 then
  if refill <= 0 then return -2 end
  return math.max(1, math.ceil((1 - left) / refill * 1000))
end
if how == 'take' then store(left - 1) end
return -1`);

/** The token buckets of all nodes that share a Redis. */
export class RedisRateBuckets implements RateBuckets {
  readonly #link: RedisLink;
  readonly #keysKept: number;

  /** `keysKept`: of each rate; tests have fewer. */
  constructor(link: RedisLink, keysKept = KEYS_KEPT) {
    this.#link = link;
    this.#keysKept = keysKept;
  }

  take(attempt: Attempt): Promise<Allowance> {
    return this.#ask(attempt, 'take');
  }

  look(attempt: Attempt): Promise<Allowance> {
    return this.#ask(attempt, 'look');
  }

  async #ask({ name, key, rate }: Attempt, how: 'take' | 'look'): Promise<Allowance> {
    const { burst, per_second, over_after_ms = 0 } = rate;
    const args = [name, key, burst, per_second, over_after_ms, this.#keysKept, how] as const;
    const answer = Number(await this.#link.run(BUCKET, ...args).catch(refuse));
    if (answer === -1) return { isAllowed: true };
    return { isAllowed: false, waitMs: answer === -2 ? null : answer };
  }
}

/** An attempt that cannot be counted must not be allowed. */
function refuse(error: unknown): never {
  throw new NotStored(error);
}
