import { expect, test } from 'vitest';
import { controlledNodeForEach } from '../../testing/kit/controlled-node.ts';

const one = controlledNodeForEach();
const { control, signedIn } = one;

test('the overview of a world has its halls with channels in order, its rooms and its people', async () => {
  await control('worlds.create', 'qa-7', { seed_world: 'every-role' });
  const { halls, rooms, people, people_left_out } = await control('worlds.people', 'qa-7');
  expect(halls[0]).toMatchObject({ hall: '8001', online: 0 });
  expect(halls[0]?.channels).toContainEqual({ channel: '9002', name: expect.stringMatching(/./), kind: 'text' });
  expect(rooms[0]).toMatchObject({ room: '600001', name: expect.stringMatching(/./) });
  expect(people.find(({ user }) => user === '10001')).toMatchObject({ nick: '小满', online: false, cut_off: false });
  expect(people_left_out).toBe(0);
});

test('the place of a person is the hall, with the text channel that is open', async () => {
  const ache = await signedIn('13800000002');
  await ache.call('channel.join', { channel_id: '9002' });
  const { people } = await control('worlds.people');
  expect(people.find(({ user }) => user === ache.no)).toMatchObject({ hall: '8001', text: '9002', voice: '' });
});

test('[entity.team-invite] the overview has the running teams of a hall, until they end', async () => {
  const ache = await signedIn('13800000002');
  const { halls } = await control('worlds.people');
  const voice = halls[0]?.channels.find(({ kind }) => kind === 'voice')?.channel ?? '';
  const teams = async () => (await control('worlds.people')).halls[0]?.teams;
  expect(await teams()).toEqual([]);
  await ache.call('channel.join', { channel_id: voice });
  const { inv_id } = await ache.call('channel.invite', { channel_id: voice, text_channel_id: '9002', time_len: 600 });
  expect(await teams()).toEqual([{ inv_id, text: '9002', voice, user: ache.no }]);
  await ache.call('channel.invite', { channel_id: voice, time_len: 0 });
  expect(await teams()).toEqual([]);
});

test('presence and faults appear, and users with either come first', async () => {
  const ache = await signedIn('13800000002');
  await ache.connect();
  const online = await control('worlds.people');
  expect(online.people[0]).toMatchObject({ user: ache.no, online: true });
  expect(online.halls.find(({ hall }) => hall === '8001')?.online).toBe(1);

  await control('acks.set', 'main', { action: 'hold', user: '10001' });
  await control('network.set', 'main', { user: '*', blocked: true });
  const broken = await control('worlds.people');
  expect(broken.people.find(({ user }) => user === '10001')).toMatchObject({ acks_held: true, cut_off: false });
  expect(broken).toMatchObject({ all_cut_off: true, all_acks_held: false });
});

test('a crowded world tells of 500 people and counts the rest', async () => {
  await control('worlds.create', 'crowd', { seed_world: 'crowded', people: 600 });
  const { people, people_left_out } = await control('worlds.people', 'crowd');
  const [facts] = (await control('worlds.list')).list.filter(({ name }) => name === 'crowd');
  expect(people).toHaveLength(500);
  expect(people.some(({ avatar }) => avatar.startsWith('/files/seed/'))).toBe(true);
  expect(people_left_out).toBe((facts?.people ?? 0) - 500);
});

test('the seed of a world stays as it was, whatever happens in the world', async () => {
  await control('worlds.create', 'qa-7', { seed_world: 'every-role' });
  const before = await control('worlds.seed', 'qa-7');
  expect(before.people).toContainEqual({ user: '10002', nick: '阿澈', phone: '13800000002' });
  expect([before.halls, before.rooms]).toEqual([
    ['8001', '8002'],
    ['600001', '600002'],
  ]);
  expect(before.channels).toContain('9002');
  const alice = await signedIn('13800000001', 'qa-7');
  await alice.call('hall.delete', { hall_id: '8001' });
  await signedIn('13800000002', 'qa-7');
  expect((await control('worlds.people', 'qa-7')).halls.map(({ hall }) => hall)).toEqual(['8002']);
  expect(await control('worlds.seed', 'qa-7')).toEqual(before);
});

test('everyone with a phone in the seed can sign in', async () => {
  for (const seed_world of ['two-friends', 'every-role', 'demo'] as const) {
    await control('worlds.create', seed_world, { seed_world });
    const { people } = await control('worlds.seed', seed_world);
    const withPhone = people.filter(({ phone }) => phone !== '');
    expect(withPhone.length).toBeGreaterThanOrEqual(4);
    for (const { phone, user } of withPhone) expect((await signedIn(phone, seed_world)).no).toBe(user);
  }
});
