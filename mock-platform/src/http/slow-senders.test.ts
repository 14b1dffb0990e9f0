import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { ENDPOINTS } from '@miczero/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mp4Clip } from '../../testing/kit/clips.ts';
import { TestCaller } from '../../testing/kit/test-caller.ts';
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
  // A reset is an end, too: `once` of node:events would reject with it.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const began = performance.now();
  socket.write(beginning);
  // Node reads what has arrived between its timers and its immediates. A write to a connection that was reset meanwhile would
  // discard an answer that still waits to be read.
  const dripping = setInterval(() => setImmediate(() => socket.write(byte)), DRIP_MS);
  await closed;
  clearInterval(dripping);
  return { ms: performance.now() - began, answer };
}

const HEAD = 'POST /account/login HTTP/1.1\r\nhost: localhost\r\n';

test.each([
  ['body', `${HEAD}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{`, ' '],
  ['header', `${HEAD}x-slow: `, 'a'],
  ...[
    ['an address that cannot be read', '/%zz', ''],
    ['a longer name than any file has', `/files/main/${'a'.repeat(201)}`, ''],
    ['a path that nothing has', '/nothing', ''],
    ['an expectation that is not met', '/account/login', 'expect: nothing\r\n'],
  ].map(([what, path, more]) => [
    `body for ${what}`,
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${more}content-length: 5000\r\n\r\n`,
    ' ',
  ]),
] as [string, string, string][])(
  'a %s that drips in byte by byte ends its connection in time',
  async (_part, beginning, byte) => {
    const { ms, answer } = await drip(beginning, byte);
    expect(ms).toBeGreaterThanOrEqual(ARRIVAL_MS - 50);
    expect(ms).toBeLessThan(END_MS + SLACK_MS);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  },
);

const UPLOAD = `POST ${ENDPOINTS['file.upload'].path} HTTP/1.1\r\nhost: localhost\r\n`;
const FORM = 'content-type: multipart/form-data; boundary=b\r\n';

test('an upload of a stranger has no more time than any other request', async () => {
  const { ms, answer } = await drip(`${UPLOAD}${FORM}content-length: 5000\r\n\r\n--b`, ' ');
  expect(ms).toBeLessThan(END_MS + SLACK_MS);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
});

test('an upload of a known person may take as much longer as its file may be larger', async () => {
  const caller = new TestCaller(`http://127.0.0.1:${port}`);
  await caller.signIn('13800000001');
  const video = mp4Clip({ ms: 1000, w: 4, h: 4 });
  const field = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"`;
  const body = Buffer.concat([
    Buffer.from(`${field('scene')}\r\n\r\nvideo\r\n${field('file')}; filename="a"\r\n\r\n`),
    video,
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const headers = Object.entries(caller.headers()).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(port, '127.0.0.1');
  const answer = new Promise<string>((resolve, reject) => {
    socket.once('data', (chunk) => resolve(chunk.toString()));
    socket.once('close', () => reject(new Error('closed without an answer')));
  });
  socket.write(`${UPLOAD}${headers.join('')}${FORM}content-length: ${body.length}\r\n\r\n`);
  // A byte now and then, for longer than any other request may take, and then the rest.
  const began = performance.now();
  let at = 0;
  for (; performance.now() - began < 2 * END_MS; at += 1) {
    socket.write(body.subarray(at, at + 1));
    await setTimeout(DRIP_MS);
  }
  socket.write(body.subarray(at));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});
