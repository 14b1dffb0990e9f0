import type { EndpointName, UserNo } from '@miczero/contracts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createVirtualClock } from '../../testing/fakes/virtual-clock.ts';
import { createKeyRing } from '../key-ring.ts';
import type { AskedCall } from '../ports/kept-answers.ts';
import type { KeptAnswers } from '../ports.ts';
import { createTelemetry } from '../telemetry/browser-telemetry.ts';
import {
  createKeptAnswers,
  KEPT_BYTES_MAX,
  KEPT_CACHE,
  KEPT_ENTRIES_MAX,
  KEPT_ENTRY_BYTES_MAX,
} from './kept-answers.ts';

// Numbers of users are strings of the contract.
const MAN = '10001' as UserNo;
const CHE = '10002' as UserNo;

afterEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
});

function device() {
  const clock = createVirtualClock();
  const keyRing = createKeyRing();
  const signIn = (no: UserNo) => keyRing.keep({ no, sid: 's', secret_key: 'k' });
  signIn(MAN);
  const telemetry = createTelemetry({ reportUrl: '', now: clock.now });
  return { clock, keyRing, signIn, telemetry, kept: createKeptAnswers({ keyRing, clock, telemetry }) };
}

const asked = (name: EndpointName, request: object = {}, no = MAN) => ({ keys: { no }, name, wire: request });
const good = (data: unknown) => Response.json({ code: 0, message: '', data });
const entries = async () => (await (await caches.open(KEPT_CACHE)).keys()).map(({ url }) => new URL(url));
const OFFLINE = new TypeError('Failed to fetch');
/** Null without a stored answer. */
const standIn = (kept: KeptAnswers, call: AskedCall) => kept.standIn(call, OFFLINE).catch(() => null);
const textOf = async (answer: Response | null) => (answer ? await answer.text() : null);

test('the last good answer of a call stands in as it came, and tells when it was kept', async () => {
  const { clock, kept } = device();
  const told: number[] = [];
  onTestFinished(kept.onStandIn((at) => told.push(at)));
  const call = asked('hall.list', { page: 1, page_size: 10 });
  expect(await standIn(kept, call)).toBeNull();
  await kept.keep(call, good({ list: ['a'] }));
  const first = clock.now();
  await clock.advance(1000);
  expect(await textOf(await standIn(kept, call))).toBe('{"code":0,"message":"","data":{"list":["a"]}}');
  await kept.keep(call, good({ list: ['b'] }));
  expect(await textOf(await standIn(kept, call))).toContain('"b"');
  // Another request is another call.
  expect(await standIn(kept, asked('hall.list', { page: 1, page_size: 20 }))).toBeNull();
  expect(told).toEqual([first, first + 1000]);
  // A later listener receives both.
  const late: number[] = [];
  kept.onStandIn((at) => late.push(at))();
  expect(late).toEqual(told);
});

test('only first pages and good answers are kept, and a refusal ends what was kept of its call', async () => {
  const { kept } = device();
  const call = asked('hall.detail', { hall_id: '8001' });
  for (const request of [{ page: 2 }, { point: 10 }, { last_msg_id: '7' }, { after_msg_id: '7' }, { keyword: '麦' }]) {
    await kept.keep(asked('channel.message', request), good({}));
  }
  await kept.keep(call, new Response('<html>', { status: 502 }));
  await kept.keep(call, Response.json({ code: 10003, message: 'over' }));
  expect(await entries()).toEqual([]);
  await kept.keep(call, good({ id: '8001' }));
  await kept.keep(call, Response.json({ code: 0, data: {} }, { status: 500 }));
  expect(await textOf(await standIn(kept, call))).toContain('8001');
  await kept.keep(call, Response.json({ code: 51, message: '你已不在该大厅' }));
  expect(await standIn(kept, call)).toBeNull();
});

test('an answer belongs to the user who asked: it stands in for no other user, and none is kept after the session', async () => {
  const { keyRing, signIn, kept } = device();
  const mine = asked('friend.list', { page: 1 });
  await kept.keep(mine, good({ list: ['阿澈'] }));
  await kept.change(MAN, 'messages', () => 'mine');
  signIn(CHE);
  expect(await standIn(kept, asked('friend.list', { page: 1 }, CHE))).toBeNull();
  // Asked by the former user, answered when another is signed in.
  expect([await standIn(kept, mine), await kept.read(MAN, 'messages')]).toEqual([null, null]);
  await kept.change(MAN, 'messages', () => 'late');
  signIn(MAN);
  expect([await textOf(await standIn(kept, mine)), await kept.read(MAN, 'messages')]).toEqual([null, null]);
  await kept.keepOnly(CHE);
  expect(await entries()).toEqual([]);
  keyRing.forget();
  const writing = [kept.keep(mine, good({ list: [] })), kept.change(MAN, 'messages', () => 'x'), kept.keepOnly(null)];
  await Promise.all(writing);
  expect(await caches.keys()).toEqual([]);
});

test('the cache has a largest number and size: the oldest entry goes first, and one that is too large is not kept', async () => {
  const { kept } = device();
  const channel = (at: number) => asked('channel.message', { channel_id: String(at) });
  for (let at = 0; at < KEPT_ENTRIES_MAX + 2; at += 1) await kept.keep(channel(at), good({}));
  expect(await entries()).toHaveLength(KEPT_ENTRIES_MAX);
  expect([await standIn(kept, channel(1)), await textOf(await standIn(kept, channel(2)))]).toEqual([
    null,
    expect.any(String),
  ]);
  // Kept anew, it is the newest.
  await kept.keep(channel(2), good({}));
  await kept.keep(channel(500), good({}));
  expect([await standIn(kept, channel(3)), await textOf(await standIn(kept, channel(2)))]).toEqual([
    null,
    expect.any(String),
  ]);
  const large = 'x'.repeat(KEPT_ENTRY_BYTES_MAX - 100);
  for (let at = 0; at < KEPT_BYTES_MAX / KEPT_ENTRY_BYTES_MAX + 1; at += 1)
    await kept.keep(channel(1000 + at), good(large));
  const sizes = await Promise.all(
    (await (await caches.open(KEPT_CACHE)).matchAll()).map(async (each) => (await each.blob()).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(KEPT_BYTES_MAX);
  expect(await textOf(await standIn(kept, channel(1004)))).not.toBeNull();
  await kept.keep(channel(1004), good(`${large}${'x'.repeat(100)}`));
  expect(await standIn(kept, channel(1004))).toBeNull();
});

test('answers that are kept at once keep the largest number, and list what is kept a few times only', async () => {
  const { kept } = device();
  const listed = vi.spyOn(Cache.prototype, 'keys');
  onTestFinished(() => listed.mockRestore());
  const calls = Array.from({ length: KEPT_ENTRIES_MAX + 20 }, (_, at) =>
    asked('channel.message', { channel_id: String(at) }),
  );
  await Promise.all(calls.map((call) => kept.keep(call, good({}))));
  expect(listed.mock.calls.length).toBeLessThan(calls.length / 10);
  expect(await entries()).toHaveLength(KEPT_ENTRIES_MAX);
});

test('nothing stays of a hall that the user is in no longer', async () => {
  const { kept } = device();
  const general = asked('channel.message', { hall_id: '8001', channel_id: '9001' });
  const left = asked('channel.message', { hall_id: '8002', channel_id: '9010' });
  const friends = asked('friend.list', { page: 1 });
  for (const call of [general, left, friends, asked('hall.detail', { hall_id: '8002' })])
    await kept.keep(call, good({}));
  await kept.keep(asked('hall.list', { page: 1 }), good({ list: [{ id: '8001' }] }));
  expect((await entries()).map(({ pathname }) => pathname.split('/').at(-1))).toEqual([
    'channel.message',
    'friend.list',
    'hall.list',
  ]);
});

test('a form of an earlier version is deleted, other caches stay', async () => {
  const { kept } = device();
  for (const name of ['mic-zero-answers-0', 'mic-zero-bundles']) await caches.open(name);
  await kept.keepOnly(MAN);
  expect(await caches.keys()).toEqual(['mic-zero-bundles', KEPT_CACHE]);
});

test('the device keeps no answer that was given up, and logs no warning: the call has failed already', async () => {
  const { telemetry, kept } = device();
  const broken = new Response(new ReadableStream({ start: (body) => body.error(new TypeError('given up')) }));
  await kept.keep(asked('hall.list'), broken);
  expect(await entries()).toEqual([]);
  expect(telemetry.recent()).toEqual([]);
});

test('storage that fails is logged, and rejects nothing', async () => {
  const { telemetry, kept } = device();
  await kept.keep(asked('hall.list'), new Response('no JSON'));
  const logged = telemetry.recent().map(({ event, context }) => [event, context?.['what']]);
  expect(logged).toEqual([['kept answers failed', 'keep']]);
});

test('nothing stands in while the link is open, also for a call that failed before', async () => {
  const { kept } = device();
  const told: number[] = [];
  onTestFinished(kept.onStandIn((at) => told.push(at)));
  await kept.keep(asked('hall.list'), good({ list: [] }));
  const pending = kept.standIn(asked('hall.list'), OFFLINE);
  kept.linkMoved(true);
  await expect(pending).rejects.toBe(OFFLINE);
  await expect(kept.standIn(asked('hall.list'), OFFLINE)).rejects.toBe(OFFLINE);
  kept.shown({ text: '', keptAt: 1 });
  expect(told).toEqual([]);
  kept.linkMoved(false);
  expect(await textOf(await standIn(kept, asked('hall.list')))).toContain('list');
});

test.each([
  ['answered', (kept: KeptAnswers, call: AskedCall) => kept.keep(call, good({}))],
  ['not answered', standIn],
] as const)('a sign-out that is %s leaves nothing of the user, before anything else hears of it', async (_, end) => {
  const { kept, keyRing } = device();
  await kept.keep(asked('friend.list'), good({ list: ['阿澈'] }));
  await kept.change(MAN, 'messages', () => 'mine');
  // The keys may still be there while the answer of the sign-out is followed.
  await end(kept, asked('account.logout'));
  expect(await entries()).toEqual([]);
  await kept.keep(asked('friend.list'), good({ list: ['阿澈'] }));
  keyRing.forget();
  // Any other call of the session that is answered later.
  await end(kept, asked('wallet.balance' as EndpointName));
  expect(await entries()).toEqual([]);
});

test('two pages of a user change one text, each from what the other has left', async () => {
  const { keyRing, clock, telemetry, kept } = device();
  const other = createKeptAnswers({ keyRing, clock, telemetry });
  const add = (letter: string) => (former: string | null) => (former ?? '') + letter;
  await Promise.all(
    [...'abcdefgh'].map((letter, at) => (at % 2 === 0 ? kept : other).change(MAN, 'messages', add(letter))),
  );
  expect([...((await kept.read(MAN, 'messages'))?.text ?? '')].sort()).toEqual([...'abcdefgh']);
  await kept.change(MAN, 'messages', () => null);
  expect((await kept.read(MAN, 'messages'))?.text).toHaveLength(8);
});

test('nothing stands in for a write, for money, for a visitor, or for a call that ended otherwise', async () => {
  const { kept } = device();
  const given = new Error('given up');
  for (const name of ['friend.add', 'channel.join', 'wallet.balance'] as const) {
    // No names of calls at all: the list is the only way in.
    const call = asked(name as EndpointName, {});
    await kept.keep(call, good({}));
    await expect(kept.standIn(call, OFFLINE)).rejects.toBe(OFFLINE);
  }
  const visitor = { keys: null, name: 'hall.search', wire: {} } as const;
  await kept.keep(visitor, good({}));
  await expect(kept.standIn(visitor, OFFLINE)).rejects.toBe(OFFLINE);
  expect(await entries()).toEqual([]);
  await kept.keep(asked('hall.list'), good({ list: [] }));
  await expect(kept.standIn(asked('hall.list'), given)).rejects.toBe(given);
  for (const name of READS) {
    await kept.keep(asked(name), good({ list: [] }));
    expect([name, await textOf(await standIn(kept, asked(name)))]).toEqual([name, expect.any(String)]);
  }
});

const READS: readonly EndpointName[] = [
  'hall.list',
  'hall.detail',
  'hall.user_list',
  'hall.search',
  'channel.message',
  'channel.user_list',
  'friend.list',
  'account.follows',
];
