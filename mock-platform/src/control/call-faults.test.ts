import { ENDPOINTS, ERRORS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { controlledNodeForEach } from '../../testing/kit/controlled-node.ts';
import type { TestCaller } from '../../testing/kit/test-caller.ts';

const node = controlledNodeForEach();
const { control, signedIn } = node;
const setFaults = (...list: readonly object[]) => control('call_faults.set', 'main', { list: list as never });
const SAVED = ENDPOINTS['account.profile_save'];

/** The call `account.profile_save` as a page makes it. */
function save(caller: TestCaller, nick: string): Promise<Response> {
  return fetch(`${caller.origin}${SAVED.path}`, {
    method: SAVED.method,
    headers: { ...caller.headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ nick }),
  });
}
const codeOf = async (answer: Response) => ((await answer.json()) as { readonly code: number }).code;
const nickOf = ({ no }: TestCaller) => node.node.worlds.get('main')?.world.accounts.get(no as never)?.nick;
const halls = (caller: TestCaller) => caller.call('hall.list', { page: 1, page_size: 5 });

test('a named call of a user is answered with a code or with a page of HTML, and does not happen', async () => {
  const [alice, bob] = [await signedIn('13800000001'), await signedIn('13800000002')];
  const before = nickOf(alice);
  const calls = ['account.profile_save'];
  await setFaults(
    { kind: 'code', code: ERRORS.hallProblem.code, calls, user: alice.no, times: 1 },
    { kind: 'code', code: 12345, calls, user: alice.no, times: 1 },
    { kind: 'status', status: 502, calls, user: alice.no, times: 1 },
  );
  const known = await save(alice, '一');
  expect([known.status, await known.json()]).toMatchObject([200, { code: ERRORS.hallProblem.code, data: null }]);
  expect(await (await save(alice, '二')).json()).toEqual({ code: 12345, message: 'fault 12345', data: null });
  const page = await save(alice, '三');
  expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('<h1>502</h1>');
  expect(nickOf(alice)).toBe(before);
  // Others, other calls, and the call after the last time pass.
  expect(await codeOf(await save(bob, '四'))).toBe(0);
  await halls(alice);
  expect(await codeOf(await save(alice, '五'))).toBe(0);
  expect(nickOf(alice)).toBe('五');
});

test('an answer that is broken, or whose connection is reset, is of a call that has happened', async () => {
  const alice = await signedIn('13800000001');
  await setFaults({ kind: 'broken', calls: ['account.profile_save'], times: 1 });
  const broken = await save(alice, '断');
  expect(broken.status).toBe(200);
  await expect(broken.json()).rejects.toThrow(SyntaxError);
  expect(nickOf(alice)).toBe('断');
  await setFaults({ kind: 'reset', calls: ['account.profile_save'], times: 1 });
  await expect(save(alice, '丢')).rejects.toThrow('fetch failed');
  expect(nickOf(alice)).toBe('丢');
  await halls(alice);
});

test('a late answer comes when the clock of its world has moved past its moment', async () => {
  const alice = await signedIn('13800000001');
  await setFaults({ kind: 'late', delay_ms: 60_000, calls: ['account.profile_save'] });
  const answer = save(alice, '晚');
  await expect.poll(() => nickOf(alice)).toBe('晚');
  await control('clock.advance', 'main', { advance_ms: 60_000 });
  expect(await codeOf(await answer)).toBe(0);
});

test.each<[string, () => Promise<unknown>]>([
  ['its world is reset', () => control('worlds.reset', 'main')],
  ['its world is deleted', () => control('worlds.delete', 'main')],
  ['the platform stops', () => node.node.close()],
])('a late answer comes at once when %s', async (_, end) => {
  const alice = await signedIn('13800000001');
  await setFaults({ kind: 'late', delay_ms: 60_000, calls: ['account.profile_save'] });
  const answer = save(alice, '晚').then(codeOf);
  await expect.poll(async () => (await control('journal.read')).list.some(({ fate }) => fate === 'delayed')).toBe(true);
  await end();
  expect(await answer).toBe(0);
});

test('a visitor meets faults of all users, and the wire log says what became of a call', async () => {
  const alice = await signedIn('13800000001');
  const search = () =>
    fetch(`${alice.origin}${ENDPOINTS['hall.search'].path}`, {
      method: ENDPOINTS['hall.search'].method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ keyword: '', page: 1, page_size: 5 }),
    });
  await setFaults({ kind: 'status', calls: ['hall.search'], times: 1 }, { kind: 'broken', calls: ['hall.search'] });
  expect((await search()).status).toBe(503);
  await (await search()).text();
  const { list } = await control('journal.read', 'main', {});
  const fates = list
    .filter(({ name }) => name === 'hall.search')
    .map(({ fate, body }) => [fate, JSON.parse(body).reply]);
  expect(fates).toEqual([
    ['refused', { status: 503 }],
    ['corrupted', expect.objectContaining({ code: 0 })],
  ]);
});

test('which calls a rate meets is decided by the seed', async () => {
  const alice = await signedIn('13800000001');
  const codesWith = async (seed: number) => {
    await setFaults();
    await setFaults({ kind: 'code', code: 12345, calls: ['hall.list'], rate: 0.5, seed });
    const codes = [];
    for (let attempt = 0; attempt < 16; attempt += 1) {
      codes.push(
        await halls(alice).then(
          () => 0,
          (error: { readonly code: number }) => error.code,
        ),
      );
    }
    return codes;
  };
  const first = await codesWith(1);
  expect(new Set(first)).toEqual(new Set([0, 12345]));
  expect(await codesWith(1)).toEqual(first);
  expect(await codesWith(2)).not.toEqual(first);
});

test('an unknown call, kind or user is refused; the faults that hold can be read, and leave no trace in the state when they end', async () => {
  const before = await control('worlds.digest', 'main');
  await expect(setFaults({ kind: 'code', calls: ['hall.lists'] })).rejects.toMatchObject({
    issues: ['calls: hall.lists is no call'],
  });
  await expect(setFaults({ kind: 'codes' })).rejects.toMatchObject({
    issues: [expect.stringContaining('list.0.kind')],
  });
  await expect(setFaults({ kind: 'code', user: '404' })).rejects.toMatchObject({ code: ERRORS.userUnknown.code });
  await setFaults({ kind: 'reset', calls: ['hall.list'] });
  expect((await control('call_faults.read', 'main')).list).toMatchObject([{ kind: 'reset', calls: ['hall.list'] }]);
  await setFaults();
  expect((await control('call_faults.read', 'main')).list).toEqual([]);
  expect(JSON.stringify(node.node.worlds.get('main')?.world.faults)).not.toContain('http');
  expect((await control('worlds.digest', 'main')).sequence).toBe(before.sequence + 2);
});
