import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWithRedis } from '../../testing/kit/describe-with-redis.ts';
import { RedisServer } from '../../testing/kit/redis-server.ts';
import type { Attempt } from '../admission/rate-buckets.ts';
import { RedisRateBuckets } from '../admission/redis-rate-buckets.ts';
import { silentLogger, systemClock } from '../ports.ts';
import { RedisLink, scriptOf } from '../redis/redis-link.ts';
import { createRedisMembership } from './redis-membership.ts';

const HOUR_MS = 3_600_000;
const REFILL_MS = 50;
const LEASE_MS = 200;

/** What is stored is an hour ahead of the clock afterwards, as after the clock was set back. Argument: milliseconds. */
const MOVE_AHEAD = scriptOf(`
local counted = redis.call('HGETALL', prefix .. 'rate:login:counted')
for index = 1, #counted, 2 do
  local left, since = string.match(counted[index + 1], '(%S+) (%S+)')
  redis.call('HSET', prefix .. 'rate:login:counted', counted[index], string.format('%s %d', left, since + ARGV[2]))
end
for _, lease in ipairs(redis.call('ZRANGE', prefix .. 'leases', 0, -1)) do
  redis.call('ZINCRBY', prefix .. 'leases', ARGV[2], lease)
end
return 0`);

describeWithRedis('a Redis whose clock was set back by an hour', () => {
  let server: RedisServer;
  let link: RedisLink;

  beforeAll(async () => {
    server = await RedisServer.start();
    link = new RedisLink({ url: server.url, prefix: 'test:', logger: silentLogger });
    await link.open();
  });
  afterAll(async () => {
    await link.close();
    await server.remove();
  });

  test('refills a used up bucket at its usual pace', async () => {
    const buckets = new RedisRateBuckets(link);
    const attempt: Attempt = { name: 'login', key: 'k', rate: { burst: 1, per_second: 1000 / REFILL_MS } };
    expect(await buckets.take(attempt)).toEqual({ isAllowed: true });
    await link.run(MOVE_AHEAD, HOUR_MS);
    await expect.poll(() => buckets.look(attempt)).toEqual({ isAllowed: true });
  });

  test('lets a lease lapse that is not renewed', async () => {
    const membership = createRedisMembership(link, LEASE_MS);
    // It never renews its lease: its timers do not run.
    const dead = { name: 'a', clock: { ...systemClock, after: () => () => {} }, onLapse: () => {} };
    await membership.join(dead);
    await link.run(MOVE_AHEAD, HOUR_MS);
    const again = { ...dead, clock: systemClock };
    await expect.poll(() => membership.join(again).then((member) => member.leave() ?? 'joined', String)).toBe('joined');
  });
});
