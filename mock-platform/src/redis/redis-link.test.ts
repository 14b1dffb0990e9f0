import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { silentLogger } from '../ports.ts';
import { RedisLink } from './redis-link.ts';

test('a start without a Redis names the address, without its password, and says what helps', async () => {
  const closed = createServer();
  const port = await new Promise<number>((resolve) => {
    closed.listen(0, '127.0.0.1', () => resolve(Object(closed.address()).port));
  });
  await new Promise((resolve) => closed.close(resolve));
  const link = new RedisLink({ url: `redis://:secret@127.0.0.1:${port}`, prefix: 'test:', logger: silentLogger });
  const failure = await link.open().then(
    () => 'it is open',
    (error: unknown) => String(error),
  );
  await link.close();
  expect(failure).toMatch(
    /Redis at redis:\/\/127\.0\.0\.1:\d+: connect ECONNREFUSED .*\. Start it with redis-server .* REDIS_URL\./,
  );
  expect(failure).not.toContain('secret');
});
