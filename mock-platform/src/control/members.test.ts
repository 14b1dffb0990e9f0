import { ERRORS } from '@miczero/contracts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestCaller } from '../../testing/kit/test-caller.ts';
import { createNode, type PlatformNode } from '../node.ts';

const HALL = '8001';
const GENERAL = '9001';
const VOICE = '9003';
const LOCKED = '9004';

let node: PlatformNode;
let alice: TestCaller;
let bob: TestCaller;

beforeEach(async () => {
  node = await createNode({ control: { token: '' } });
  const origin = await node.listen();
  alice = new TestCaller(origin);
  bob = new TestCaller(origin);
  await alice.signIn('13800000001');
  await bob.signIn('13800000002');
});

afterEach(async () => {
  await node.close();
});

async function setMember(change: object): Promise<void> {
  const { body } = await alice.fetch('/__mock/worlds/main/members', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hall: HALL, user: bob.no, ...change }),
  });
  expect(body.code).toBe(0);
}

const users = async () => (await alice.call('hall.user_list', { hall_id: HALL, page: 1, page_size: 30 })).users;

test('[role.manager][role.hall-member][hall-event.1008] a manager may enter a locked channel, an ordinary member may not', async () => {
  const a = await alice.connect();
  // Neither owner nor manager.
  expect((await users()).map(({ id, role }) => [id, role])).toContainEqual([bob.no, '']);
  await expect(bob.call('channel.join', { channel_id: LOCKED })).rejects.toMatchObject({ code: 30003 });
  await setMember({ role: 'manage' });
  const told = await a.frame('the change', ({ type }) => type === 1008);
  expect(told.parsed).toMatchObject({ uid: bob.no, type: 1, ctx: 'manage' });
  expect((await users()).map(({ id, role }) => [id, role])).toContainEqual([bob.no, 'manage']);
  expect(await bob.call('channel.join', { channel_id: LOCKED })).toMatchObject({ role: 'manage' });
});

test('[role.hall-mic-mute] a mute closes the microphone of that member alone', async () => {
  await setMember({ mic_mute: true });
  expect((await users()).map(({ id, mic_mute }) => [id, mic_mute]).sort()).toEqual([
    [alice.no, false],
    [bob.no, true],
  ]);
  const a = await alice.connect();
  for (const caller of [alice, bob]) await caller.call('channel.join', { channel_id: VOICE });
  const states = async () => {
    const { list } = await alice.call('channel.user_list', { hall_id: HALL });
    return list[0]?.channel_user.map(({ mic_uid, mic_state }) => [mic_uid, mic_state]);
  };
  expect(await states()).toEqual([
    [alice.no, true],
    [bob.no, false],
  ]);
  await expect(bob.call('hall.user_mute_mic', { hall_id: HALL, uid: bob.no, mute: 0 })).rejects.toMatchObject({
    code: ERRORS.micMuted.code,
  });
  await setMember({ mic_mute: false });
  // Only the member opens it again.
  expect(await states()).toContainEqual([bob.no, false]);
  await bob.call('hall.user_mute_mic', { hall_id: HALL, uid: bob.no, mute: 0 });
  await a.frame(
    'opened',
    ({ type, parsed }) => type === 1004 && parsed['mic_uid'] === bob.no && parsed['mic_state'] === '1',
  );
  expect(await states()).toContainEqual([bob.no, true]);
});

test('[hall-event.1005] the hall receives a ban from a channel with the banned member', async () => {
  const a = await alice.connect();
  await bob.call('channel.join', { channel_id: GENERAL });
  await setMember({ channel: GENERAL, banned: true });
  const told = await a.frame('ban', ({ type }) => type === 1005);
  expect(told).toMatchObject({
    channel: GENERAL,
    parsed: { author: { id: bob.no, nick: '阿澈' }, channel_id: GENERAL },
  });
  await expect(bob.call('channel.join', { channel_id: GENERAL })).rejects.toMatchObject({ code: 50 });
  await setMember({ channel: GENERAL, banned: false });
  await bob.call('channel.join', { channel_id: GENERAL });
});

test('[role.hall-owner] the owner takes no role and no mute, and a heading bans none of its channels', async () => {
  const refusedAs = async (change: object) => {
    const { body } = await alice.fetch('/__mock/worlds/main/members', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ hall: HALL, ...change }),
    });
    return body.code;
  };
  const { list } = await alice.call('hall.list', { page: 1, page_size: 10 });
  const owner = list.find(({ id }) => id === HALL)?.user_id;
  for (const change of [{ role: 'manage' }, { role: '' }, { text_mute: true }, { mic_mute: true }]) {
    expect(await refusedAs({ user: owner, ...change })).toBe(ERRORS.personProtected.code);
  }
  const heading = await alice.call('channel.create', { hall_id: HALL, name: '文字频道', type: 0, limit_mic: 0 });
  expect(await refusedAs({ user: bob.no, channel: heading.channel_id, banned: true })).toBe(ERRORS.channelUnknown.code);
});
