import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNode, type PlatformNode } from '../node.ts';

/** How long a request may take to arrive here; 30 s outside of tests. */
const ARRIVAL_MS = 600;
/** Node looks for overdue requests six times in it. */
const END_MS = ARRIVAL_MS + ARRIVAL_MS / 6;
/** What a busy machine may add. */
const SLACK_MS = 1500;
const DRIP_MS = 20;

let node: PlatformNode;
let port: number;

beforeAll(async () => {
  node = await createNode({ arrivalMs: ARRIVAL_MS });
  port = Number(new URL(await node.listen()).port);
});

afterAll(() => node.close());

/** Sends a beginning and then a byte now and then, until the platform ends the connection. */
async function drip(beginning: string, byte: string): Promise<{ readonly ms: number; readonly answer: string }> {
  const socket: Socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  // A reset is an end, too.
  socket.on('error', () => {});
  const began = performance.now();
  socket.write(beginning);
  const dripping = setInterval(() => socket.write(byte), DRIP_MS);
  await once(socket, 'close');
  clearInterval(dripping);
  return { ms: performance.now() - began, answer };
}

const HEAD = 'POST /account/login HTTP/1.1\r\nhost: localhost\r\n';

test.each([
  ['body', `${HEAD}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{`, ' '],
  ['header', `${HEAD}x-slow: `, 'a'],
])('a %s that drips in byte by byte ends its connection in time', async (_part, beginning, byte) => {
  const { ms, answer } = await drip(beginning, byte);
  expect(ms).toBeGreaterThanOrEqual(ARRIVAL_MS - 50);
  expect(ms).toBeLessThan(END_MS + SLACK_MS);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
});
