import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { watchPlatform } from './answering.ts';

test('a platform that ends during the run is said to have stopped answering, and one that answers anything is there', async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const watch = watchPlatform(origin, 'en', 10);
  let isBroken = false;
  void watch.broken.then(() => {
    isBroken = true;
  });
  await expect.poll(() => asked).toBeGreaterThan(5);
  expect(isBroken).toBe(false);
  server.closeAllConnections();
  server.close();
  expect(await watch.broken).toContain(`The platform at ${origin} stopped answering: `);
  watch.end();
});
