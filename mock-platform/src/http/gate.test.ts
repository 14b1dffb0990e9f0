import { CLIENT_HEADER, ENDPOINTS } from '@miczero/contracts';
import { ALL_USERS } from '@miczero/contracts/control';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshTs, hashPassword, TestCaller } from '../../testing/kit/test-caller.ts';
import { createNode, type PlatformNode } from '../node.ts';

let node: PlatformNode;
let origin: string;
let alice: TestCaller;

beforeAll(async () => {
  node = await createNode();
  origin = await node.listen();
});

afterAll(() => node.close());

beforeEach(async () => {
  alice = new TestCaller(origin);
  await alice.signIn('13800000001');
});

const search = { keyword: '', page: 1, page_size: 5 };

/** Whether the caller is known to be in the halls that a search finds. */
async function isKnown(headers: Record<string, string>, caller = alice): Promise<boolean> {
  const { body } = await caller.raw('hall.search', search, headers);
  const { list } = ENDPOINTS['hall.search'].data.parse(body.data);
  return list.some(({ in_hall }) => Boolean(in_hall));
}

test('HEAD requests do not execute a call', async () => {
  const gets = Object.values(ENDPOINTS).filter(({ method }) => method === 'GET');
  expect(gets.length).toBeGreaterThan(20);
  const before = node.worlds.get('main')?.world.sequence;
  for (const { path } of gets) {
    const answer = await fetch(`${origin}${path}`, { method: 'HEAD', headers: alice.headers() });
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'GET, OPTIONS']);
  }
  expect(node.worlds.get('main')?.world.sequence).toBe(before);
  expect((await fetch(`${origin}/files/seed/1.png`, { method: 'HEAD' })).status).toBe(200);
  expect((await fetch(`${origin}/healthz`, { method: 'HEAD' })).status).toBe(200);
});

test('caches must not keep answers: logins carry keys, and captchas are single-use', async () => {
  const ts = freshTs();
  const login = { type: 1, client: 3, username: '13800000002', ts, passwd: hashPassword('miczero123', ts) };
  for (const answer of [
    await alice.raw('account.login', login),
    await alice.raw('account.captcha', {}),
    await alice.raw('hall.search', search),
    await alice.raw('hall.list', { page: 1, page_size: 5 }),
  ]) {
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  }
});

describe('an unsigned call that carries a signature', () => {
  test('[error.10001-10010] a session signs requests on its own device only; another device or a bad signature makes a visitor', async () => {
    expect(await isKnown(alice.headers())).toBe(true);
    expect(await isKnown({ ...alice.headers(), [CLIENT_HEADER]: 'web_stolen' })).toBe(false);
    const { [CLIENT_HEADER]: _own, ...nameless } = alice.headers();
    expect(await isKnown(nameless)).toBe(false);
    expect(await isKnown({ ...alice.headers(), authorization: 'x' })).toBe(false);
    expect(await isKnown(alice.headers(false))).toBe(false);
  });

  test('an unsigned call with a signature is cut off with its signer, and a visitor’s when all users are cut off', async () => {
    const cut = (user: string, blocked: boolean) =>
      node.worlds.get('main')?.run('control.network.set', null, { user, blocked });
    const [visitor, bob] = [new TestCaller(origin), new TestCaller(origin)];
    await bob.signIn('13800000002');
    await cut(alice.no, true);
    await expect(isKnown(alice.headers())).rejects.toThrow('fetch failed');
    // On no device either.
    await expect(isKnown({ ...alice.headers(), [CLIENT_HEADER]: 'web_stolen' })).rejects.toThrow('fetch failed');
    expect(await isKnown(bob.headers(), bob)).toBe(true);
    expect(await isKnown(visitor.headers(), visitor)).toBe(false);
    await cut(alice.no, false);
    expect(await isKnown(alice.headers())).toBe(true);
    await cut(ALL_USERS, true);
    await expect(isKnown(visitor.headers(), visitor)).rejects.toThrow('fetch failed');
    await cut(ALL_USERS, false);
    expect(await isKnown(visitor.headers(), visitor)).toBe(false);
  });
});
