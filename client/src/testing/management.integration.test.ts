// @vitest-environment node
import {
  CHANNEL_CALLS,
  CHANNEL_MANAGEMENT_CALLS,
  channelId,
  HALL_MANAGEMENT_CALLS,
  hallId,
  INVITE_CALLS,
  NOTICE_CALLS,
} from '@miczero/contracts';
import { createNode, type PlatformNode } from '@miczero/mock-platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { channelActions, selectChannelTree, selectCurrentChannel } from '../features/channel/index.ts';
import { selectMembers, selectNotices, selectOpenHall, selectRail } from '../features/halls/index.ts';
import { selectModal } from '../features/modals/index.ts';
import { selectInvites } from '../features/team-up/index.ts';
import { RealClients } from './real-clients.ts';

/** What owner and managers do, as a member's client sees it who was there all the time: the same as one who comes anew. */
const HALL = z.parse(hallId, '8001');
const GENERAL = z.parse(channelId, '9001');
const GUIDES = z.parse(channelId, '9002');
const VOICE = z.parse(channelId, '9003');
const OWNER = '13800000001';
const MEMBER = '13800000002';

let node: PlatformNode;
let people: RealClients;

beforeEach(async () => {
  node = await createNode();
  people = new RealClients(await node.listen(), HALL, GENERAL);
});

afterEach(async () => {
  people.stop();
  await node.close();
});

type Person = Awaited<ReturnType<RealClients['join']>>;

/** Everything of a hall that its managers can change, as it is on screen. */
function seen({ state }: Person) {
  const current = selectCurrentChannel(state());
  return {
    hall: selectOpenHall(state())?.name,
    rail: selectRail(state()).map(({ name }) => name),
    tree: selectChannelTree(state()).flatMap(({ name: heading, channels }) =>
      channels.map(({ name, type, isLocked, unread, limit_mic, members }) => [
        heading,
        name,
        type,
        isLocked,
        unread,
        limit_mic,
        members.map(({ uid, isMicOpen }) => [uid, isMicOpen]),
      ]),
    ),
    members: selectMembers(state()).rows.map(({ uid, role, text_mute, mic_mute }) => [uid, role, text_mute, mic_mute]),
    notices: selectNotices(state()).map(({ content }) => content),
    invites: selectInvites(state()).map(({ inv_id, status, time_len }) => [inv_id, status, time_len]),
    channel: current && [current.name, current.role, current.text_mute, current.mute_all],
    lines: state().chat.timeline.lines.flatMap((line) =>
      line.kind === 'message' ? [[line.msg_id, line.body.msg_type, line.body.extra.status]] : [],
    ),
  };
}

/** What was said to the person beside the success of the login. */
const told = ({ state }: Pick<Person, 'state'>) =>
  state().feedback.toasts.flatMap(({ tone, text }) => (tone === 'success' ? [] : [{ tone, text }]));

test('[hall-event.1006, hall-event.1010, hall-event.1015, hall-event.1016, hall-event.2003] what events made of the hall equals what a fresh client fetches', async () => {
  const alice = await people.join(OWNER, 'alice');
  const bob = await people.join(MEMBER, 'bob');
  const uid = bob.no();
  const channels = CHANNEL_MANAGEMENT_CALLS;
  await alice.call(HALL_MANAGEMENT_CALLS['hall.update'], { hall_id: HALL, name: '改了名的大厅' });
  const heading = await alice.call(channels['channel.create'], { hall_id: HALL, name: '新标题', type: 0 });
  const made = { hall_id: HALL, name: '新语音', type: 2, parent_id: heading.channel_id, limit_mic: 3 } as const;
  await alice.call(channels['channel.create'], made);
  await alice.call(channels['channel.update'], { channel_id: GENERAL, name: '改了名的频道' });
  await alice.call(channels['channel.set_password'], { channel_id: GUIDES, password: '8888' });
  await alice.call(channels['channel.mute_all'], { hall_id: HALL, mute: true });
  await alice.call(channels['channel.mute'], { hall_id: HALL, uid, mute: true });
  await alice.call(HALL_MANAGEMENT_CALLS['hall.user_mute_mic'], { hall_id: HALL, uid, mute: true });
  await alice.call(HALL_MANAGEMENT_CALLS['hall.set_manage'], { hall_id: HALL, uid });
  const { notice } = await alice.call(NOTICE_CALLS['notice.create'], { hall_id: HALL, content: '会被撤下' });
  await alice.call(NOTICE_CALLS['notice.create'], { hall_id: HALL, content: '留着' });
  await alice.call(NOTICE_CALLS['notice.del'], { hall_id: HALL, id: notice.id });
  await alice.call(CHANNEL_CALLS['channel.join'], { channel_id: VOICE });
  await alice.call(INVITE_CALLS['channel.invite'], { channel_id: VOICE, time_len: 600 });
  await alice.call(INVITE_CALLS['channel.invite'], { channel_id: VOICE, time_len: 900 });

  await vi.waitFor(
    () => {
      expect(seen(bob)).toMatchObject({
        hall: '改了名的大厅',
        rail: ['改了名的大厅'],
        notices: ['留着'],
        invites: [[expect.any(String), 1, 900]],
        channel: ['改了名的频道', 'manage', true, true],
      });
      expect(seen(bob).lines.at(-1)).toMatchObject([expect.any(String), '5', 1]);
      expect(seen(bob).members).toContainEqual([uid, 'manage', true, true]);
      // The last column is what is unread: a line on screen has been read, as soon as the platform knows it.
      expect(seen(bob).tree.map(([group, name, , isLocked, unread]) => [group, name, isLocked, unread])).toEqual([
        [null, '改了名的频道', false, 0],
        [null, '攻略', true, 0],
        [null, '语音一', false, 0],
        [null, '悄悄话', true, 0],
        ['新标题', '新语音', false, 0],
      ]);
    },
    { timeout: 8000, interval: 50 },
  );
  const events = seen(bob);
  bob.client.stop();
  const again = await people.join(MEMBER, 'bob');
  await vi.waitFor(() => expect(seen(again)).toEqual(events), 5000);
  expect([...alice.bugs, ...bob.bugs, ...again.bugs]).toEqual([]);
}, 40_000);

test('[hall-event.1006.type-3] who is in a deleted channel finds themselves in the welcome channel', async () => {
  const alice = await people.join(OWNER, 'alice');
  const bob = await people.join(MEMBER, 'bob');
  bob.client.store.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
  const where = () => selectCurrentChannel(bob.state())?.channel_id;
  await vi.waitFor(() => expect(where()).toBe(GUIDES), 5000);
  await alice.call(CHANNEL_MANAGEMENT_CALLS['channel.del'], { channel_id: GUIDES });
  await vi.waitFor(() => expect(where()).toBe(GENERAL), 8000);
  expect(told(bob)).toEqual([]);
  expect(bob.bugs).toEqual([]);
}, 30_000);

test('[hall-event.2000.type-3] who is kicked out reads why, and is taken away', async () => {
  const alice = await people.join(OWNER, 'alice');
  const bob = await people.join(MEMBER, 'bob');
  await alice.call(HALL_MANAGEMENT_CALLS['hall.kick_out'], { hall_id: HALL, uid: bob.no() });
  await vi.waitFor(() => expect(bob.navigation.path()).toBe('/login'), 5000);
  expect(selectModal(bob.state(), 'notice')?.text).toMatchObject({ key: 'feedback.memberKicked' });
  await vi.waitFor(() => expect(selectMembers(alice.state()).rows.map(({ uid }) => uid)).toEqual([alice.no()]), 5000);
}, 30_000);

test('[hall-event.1003] a hall that is dissolved takes everybody home', async () => {
  const alice = await people.join(OWNER, 'alice');
  const bob = await people.join(MEMBER, 'bob');
  await alice.call(HALL_MANAGEMENT_CALLS['hall.delete'], { hall_id: HALL });
  for (const { navigation, state } of [alice, bob]) {
    await vi.waitFor(() => expect(navigation.path()).toBe('/'), 5000);
    expect(told({ state })).toEqual([{ tone: 'warning', text: { key: 'feedback.hallDissolved' } }]);
    await vi.waitFor(() => expect(selectRail(state())).toEqual([]), 5000);
  }
}, 30_000);
