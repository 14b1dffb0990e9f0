import { CODES, ENDPOINTS } from '@miczero/contracts';
import { ALL_USERS } from '@miczero/contracts/control';
import { expect, test } from 'vitest';
import { controlledNodeForEach } from '../../testing/kit/controlled-node.ts';
import type { TestCaller } from '../../testing/kit/test-caller.ts';

const { control, signedIn } = controlledNodeForEach();

/** As it is written: without a user it meets all. */
interface Stalled {
  readonly calls: string[];
  readonly user?: string;
}
const stall = (world: string, ...list: Stalled[]) => control('calls.stall', world, { list: list as never });
const halls = (caller: TestCaller) => caller.call('hall.list', { page: 1, page_size: 5 });
const found = (caller: TestCaller) => caller.call('hall.search', { keyword: '', page: 1, page_size: 5 });
const waiting = async (world: string, ...list: Stalled[]) => (await stall(world, ...list)).waiting;

/** Waits until the platform has so many calls that it does not answer. */
const hasWaiting = (count: number, ...list: Stalled[]) =>
  expect.poll(() => waiting('main', ...list), { timeout: 5000 }).toBe(count);

test('the named calls of a user wait, signed or not, and go on once they are no longer named; all others pass', async () => {
  const [alice, bob] = [await signedIn('13800000001'), await signedIn('13800000002')];
  const both = { calls: ['hall.list', 'hall.search'], user: alice.no };
  await stall('main', both);
  const answered: string[] = [];
  const signed = halls(alice).then(() => answered.push('signed'));
  const unsigned = found(alice).then(() => answered.push('unsigned'));
  await hasWaiting(2, both);
  await Promise.all([halls(bob), found(bob), alice.call('user.getImToken', {})]);
  expect(answered).toEqual([]);
  expect(await waiting('main', { calls: ['hall.search'], user: ALL_USERS })).toBe(1);
  await signed;
  expect(answered).toEqual(['signed']);
  await stall('main');
  await unsigned;
  await halls(alice);
});

test('a caller who gives up waits no longer, and nothing of the call happens', async () => {
  const alice = await signedIn('13800000001');
  const list = [{ calls: ['account.logout'] }];
  await stall('main', ...list);
  const leave = new AbortController();
  const { method, path } = ENDPOINTS['account.logout'];
  const call = fetch(`${alice.origin}${path}`, { method, headers: alice.headers(), signal: leave.signal });
  const ended = expect(call).rejects.toThrow('aborted');
  await hasWaiting(1, ...list);
  leave.abort();
  await ended;
  await hasWaiting(0, ...list);
  await stall('main');
  await halls(alice);
});

test('the list of stalled calls can be read, with the number of calls that wait', async () => {
  const alice = await signedIn('13800000001');
  expect(await control('calls.read', 'main', {})).toEqual({ list: [], waiting: 0 });
  const list = [{ calls: ['hall.list'], user: alice.no }];
  await stall('main', ...list);
  const answer = halls(alice);
  await expect.poll(() => control('calls.read', 'main', {}), { timeout: 5000 }).toEqual({ list, waiting: 1 });
  await stall('main');
  await answer;
  expect(await control('calls.read', 'main', {})).toEqual({ list: [], waiting: 0 });
});

test.each<[string, number, (caller: TestCaller) => Promise<unknown>]>([
  ['has ended', 10004, (alice) => alice.call('account.logout', {})],
  [
    'has lost its account',
    CODES.accountBanned,
    ({ no }) => control('accounts.set', 'main', { user: no, banned: true }),
  ],
])('a call that waited is refused when its session %s meanwhile', async (_, code, end) => {
  const alice = await signedIn('13800000001');
  const list = [{ calls: ['hall.list'] }];
  await stall('main', ...list);
  const answer = alice.raw('hall.list', { page: 1, page_size: 5 });
  await hasWaiting(1, ...list);
  await end(alice);
  await stall('main');
  expect(await answer).toMatchObject({ body: { code } });
});

test('an unsigned call whose session ends while it waits is answered as that of a visitor', async () => {
  const alice = await signedIn('13800000001');
  // Only a member is told of being in a hall.
  const { list: known } = await found(alice);
  expect(known.some(({ in_hall }) => in_hall)).toBe(true);
  const list = [{ calls: ['hall.search'] }];
  await stall('main', ...list);
  const answer = found(alice);
  await hasWaiting(1, ...list);
  await alice.call('account.logout', {});
  await stall('main');
  const { list: seen } = await answer;
  expect(seen.map(({ id, in_hall }) => ({ id, in_hall }))).toEqual(known.map(({ id }) => ({ id, in_hall: false })));
});

test('an unknown call or user is refused, and a deleted world answers the calls that waited in it', async () => {
  await expect(stall('main', { calls: ['hall.lost'] })).rejects.toThrow('hall.lost is no call');
  await expect(stall('main', { calls: ['hall.list'], user: '999' })).rejects.toThrow();
  await control('worlds.create', 'qa', { seed_world: 'two-friends' });
  const alice = await signedIn('13800000001', 'qa');
  await stall('qa', { calls: ['hall.list'] });
  const answer = alice.raw('hall.list', { page: 1, page_size: 5 });
  await expect.poll(() => waiting('qa', { calls: ['hall.list'] })).toBe(1);
  await control('worlds.delete', 'qa', {});
  expect(await answer).toMatchObject({ status: 404 });
});
