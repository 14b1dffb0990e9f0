import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestCaller } from '../../testing/kit/test-caller.ts';
import { createNode, type PlatformNode } from '../node.ts';

let node: PlatformNode;
let origin: string;

beforeEach(async () => {
  node = await createNode();
  origin = await node.listen();
});

afterEach(async () => {
  await node.close();
});

/** Everything that the platform writes until it hangs up. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text));
    let heard = '';
    socket.on('data', (chunk) => {
      heard += String(chunk);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });
}

test('a form is no request of a call that takes JSON', async () => {
  const form = new FormData();
  form.set('keyword', 'x');
  const answer = await fetch(`${origin}/go/lobby/hall/search`, { method: 'POST', body: form });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: 40000, issues: ['Unsupported Media Type'] },
  ]);
});

test('a request that was answered before its body broke is answered once', async () => {
  const head = 'POST /go/nothing HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n';
  const heard = await raw(`${head}zz\r\n`);
  expect(heard.match(/HTTP\/1\.1 /g)).toEqual(['HTTP/1.1 ']);
  expect(heard).toMatch(/\{"code":40[04]00,[^{}]*\}$/);
});

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['no end', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx'],
  ['another boundary', 'multipart/form-data; boundary=other', '--b--\r\n'],
])('a broken form is the fault of its sender: %s', async (_what, type, body) => {
  const caller = new TestCaller(origin);
  await caller.signIn('13800000001');
  const answer = await caller.fetch('/go/home/common/file/upload', {
    method: 'POST',
    headers: { ...caller.headers(), 'content-type': type },
    body,
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 40000, data: null } });
});

test.each([
  ['a broken escape', 'GET /%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400, 40000],
  [
    'a name too long',
    `GET /files/main/${'a'.repeat(300)} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
    400,
    40000,
  ],
  ['no request', 'hello\r\n\r\n', 400, 40000],
  ['an unknown method', 'BREW / HTTP/1.1\r\nhost: a\r\n\r\n', 400, 40000],
  ['headers beyond reason', `GET / HTTP/1.1\r\nhost: a\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 40003],
])(
  '[api.response-envelope] a request that reaches no route has the envelope, too: %s',
  async (_what, text, status, code) => {
    const [head = '', body = ''] = (await raw(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain('cross-origin-opener-policy: same-origin');
    const answer = JSON.parse(body);
    expect(answer).toMatchObject({ code, message: expect.stringMatching(/./), data: null });
    // As the document says of every 400.
    if (status === 400) expect(answer.issues).toEqual([expect.stringMatching(/./)]);
  },
);

test('a field that a form has twice is refused: none of both is meant', async () => {
  const caller = new TestCaller(origin);
  await caller.signIn('13800000001');
  const form = new FormData();
  form.append('to', '10002');
  form.append('gift_id', 'rose');
  form.append('gift_num', '1');
  form.append('gift_num', '500');
  const answer = await caller.fetch('/go/home/gift/roomSend', {
    method: 'POST',
    headers: caller.headers(),
    body: form,
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 40000, issues: ['gift_num: sent more than once'] } });
});

test('caches on the way must not store answers to signed calls', async () => {
  const caller = new TestCaller(origin);
  await caller.signIn('13800000001');
  for (const name of ['wallet.money', 'account.myProfile', 'hall.list'] as const) {
    const { headers } = await caller.raw(name, name === 'hall.list' ? { page: 1, page_size: 10 } : {});
    expect([name, headers.get('cache-control')]).toEqual([name, 'no-store']);
  }
});
