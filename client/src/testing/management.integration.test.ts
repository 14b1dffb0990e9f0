import {
  ACCOUNT_CALLS,
  CHANNEL_MANAGEMENT_CALLS,
  channelId,
  ERRORS,
  HALL_MANAGEMENT_CALLS,
  HALL_NAME_MAX_CHARS,
  hallId,
} from '@miczero/contracts';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { channelActions, selectCurrentChannel } from '../features/channel/index.ts';
import { selectMembers, selectRail } from '../features/halls/index.ts';
import { noticeModal } from '../features/modals/index.ts';
import { fitsIn } from '../lib/char-count.ts';
import { type RealWorld, realClientsForEach } from './real-clients-for-each.ts';

/** Where owner and managers send people, and what those read; that all else converges is convergence.integration.test.ts. */
const HALL = z.parse(hallId, '8001');
const GENERAL = z.parse(channelId, '9001');
const GUIDES = z.parse(channelId, '9002');
const OWNER = '13800000001';
const MEMBER = '13800000002';

const real = realClientsForEach(HALL, GENERAL);

type Person = Awaited<ReturnType<RealWorld['people']['join']>>;

/** Messages to the user beside the success of the login. */
const told = ({ state }: Pick<Person, 'state'>) =>
  state().feedback.toasts.flatMap(({ tone, text }) => (tone === 'success' ? [] : [{ tone, text }]));

test('[hall-event.1006.type-3] a user in a deleted channel is moved to the welcome channel, and told', async () => {
  const alice = await real.people.join(OWNER, 'alice');
  const bob = await real.people.join(MEMBER, 'bob');
  bob.client.store.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
  const where = () => selectCurrentChannel(bob.state())?.channel_id;
  await vi.waitFor(() => expect(where()).toBe(GUIDES), 5000);
  await alice.call(CHANNEL_MANAGEMENT_CALLS['channel.del'], { channel_id: GUIDES });
  await vi.waitFor(() => expect(where()).toBe(GENERAL), 8000);
  expect(told(bob)).toEqual([{ tone: 'warning', text: { key: 'channel.moved' } }]);
  expect(bob.bugs).toEqual([]);
}, 30_000);

test('[hall-event.2000.type-3] a kicked user reads why and leaves the hall', async () => {
  const alice = await real.people.join(OWNER, 'alice');
  const bob = await real.people.join(MEMBER, 'bob');
  await alice.call(HALL_MANAGEMENT_CALLS['hall.kick_out'], { hall_id: HALL, uid: bob.no() });
  await vi.waitFor(() => expect(bob.navigation.path()).toBe('/login'), 5000);
  expect(noticeModal.select(bob.state())?.text).toMatchObject({ key: 'halls.kicked' });
  await vi.waitFor(() => expect(selectMembers(alice.state()).rows.map(({ uid }) => uid)).toEqual([alice.no()]), 5000);
}, 30_000);

test('[hall-event.1003] a dissolved hall leads all its viewers to the landing page', async () => {
  const alice = await real.people.join(OWNER, 'alice');
  const bob = await real.people.join(MEMBER, 'bob');
  await alice.call(HALL_MANAGEMENT_CALLS['hall.delete'], { hall_id: HALL });
  for (const { navigation, state } of [alice, bob]) {
    await vi.waitFor(() => expect(navigation.path()).toBe('/'), 5000);
    const own = { tone: 'success', text: { key: 'channel.dissolvedOwn', params: { hall: expect.any(String) } } };
    const others = { tone: 'warning', text: { key: 'halls.dissolved' }, title: expect.any(String) };
    const heard = state === alice.state ? own : others;
    expect(state().feedback.toasts).toContainEqual(expect.objectContaining(heard));
    await vi.waitFor(() => expect(selectRail(state())).toEqual([]), 5000);
  }
}, 30_000);

test('a name of joined emoji that fits in a form passes the contract and the platform, also with blanks around it', async () => {
  const alice = await real.people.join(OWNER, 'alice');
  const full = '👨‍👩‍👧‍👦'.repeat(HALL_NAME_MAX_CHARS);
  for (const name of [full, ` ${full} `]) {
    expect(fitsIn(name, HALL_NAME_MAX_CHARS)).toBe(true);
    await alice.call(HALL_MANAGEMENT_CALLS['hall.update'], { hall_id: HALL, name });
    await alice.call(CHANNEL_MANAGEMENT_CALLS['channel.update'], { channel_id: GUIDES, name });
    const base = { gender: 0, birth: '', avatar: '' } as const;
    expect(await alice.call(ACCOUNT_CALLS['account.setbase'], { ...base, nick: name })).toMatchObject({ nick: full });
  }
  expect(fitsIn(`${full}字`, HALL_NAME_MAX_CHARS)).toBe(false);
  const tooLong = alice.call(HALL_MANAGEMENT_CALLS['hall.update'], { hall_id: HALL, name: `${full}字` });
  await expect(tooLong).rejects.toMatchObject({ fact: { code: ERRORS.nameInvalid.code } });
}, 30_000);
