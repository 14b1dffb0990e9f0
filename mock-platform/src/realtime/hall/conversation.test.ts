import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestCaller, type TestSocket } from '../../../testing/kit/test-caller.ts';
import { createNode, type PlatformNode } from '../../node.ts';

// The hall of `two-friends`: 8001 with the text channels 9001, 9002, the voice channel 9003 and the locked 9004.
const HALL = '8001';
const GENERAL = '9001';
const GUIDES = '9002';
const LOCKED = '9004';

let node: PlatformNode;
let origin: string;
let alice: TestCaller;
let bob: TestCaller;

beforeEach(async () => {
  node = await createNode();
  origin = await node.listen();
  alice = new TestCaller(origin);
  bob = new TestCaller(origin);
  await alice.signIn('13800000001');
  await bob.signIn('13800000002');
});

afterEach(async () => {
  await node.close();
});

async function bothIn(channel: string): Promise<[TestSocket, TestSocket]> {
  const sockets: [TestSocket, TestSocket] = [await alice.connect(), await bob.connect()];
  await alice.call('channel.join', { channel_id: channel });
  await bob.call('channel.join', { channel_id: channel });
  return sockets;
}

describe('talking', () => {
  test('[hall-event.1001] a message is acknowledged to its sender and reaches the people who look at the channel', async () => {
    const [a, b] = await bothIn(GENERAL);
    a.say(HALL, GENERAL, 'm1', '你好 :微笑:');
    const ack = await a.frame('ack', (frame) => frame.type === 1001 && frame.channel === '');
    expect(ack).toMatchObject({ mid: 'm1', to: alice.no, parsed: { c_mid: 'm1', channel_id: GENERAL } });
    const line = await b.frame('message', (frame) => frame.type === 1001 && frame.channel === GENERAL);
    expect(line).toMatchObject({
      from: alice.no,
      to: HALL,
      platform: 'web',
      parsed: { c_mid: 'm1', content: '你好 :微笑:' },
    });
    expect(line.mid).toBe(ack.parsed['msg_id']);
    expect(JSON.parse(String(line.parsed['extra']))).toMatchObject({
      author: { id: alice.no, nick: '小满', role: 'owner' },
    });
    const { msg_list } = await bob.call('channel.message', { hall_id: HALL, channel_id: GENERAL });
    expect(msg_list.at(-1)).toMatchObject({ msg_id: line.mid, c_mid: 'm1', from_id: alice.no });
  });

  test('the same c_mid again is acknowledged again and stored once', async () => {
    const [a, b] = await bothIn(GENERAL);
    a.say(HALL, GENERAL, 'm1', 'once');
    a.say(HALL, GENERAL, 'm1', 'once');
    a.say(HALL, GENERAL, 'm2', 'after');
    await b.until('the last message', () => b.ofType(1001).some(({ parsed }) => parsed['c_mid'] === 'm2'));
    await a.settled();
    const acks = a.ofType(1001).filter(({ channel }) => channel === '');
    expect(acks.map(({ mid }) => mid)).toEqual(['m1', 'm1', 'm2']);
    expect(acks[0]?.parsed['msg_id']).toBe(acks[1]?.parsed['msg_id']);
    expect(b.ofType(1001).map(({ parsed }) => parsed['c_mid'])).toEqual(['m1', 'm2']);
  });

  test('[hall-event.1013] a member who views another channel receives the count instead of the message', async () => {
    const [a, b] = await bothIn(GENERAL);
    await bob.call('channel.join', { channel_id: GUIDES });
    a.say(HALL, GENERAL, 'm1', 'one');
    a.say(HALL, GENERAL, 'm2', 'two');
    const count = await b.frame('count', (frame) => frame.type === 1013);
    expect(count.parsed).toMatchObject({ hall_id: HALL, list: [{ channel_id: GENERAL, unread: 2 }] });
    expect(b.ofType(1001)).toEqual([]);
    expect(b.ofType(1013)).toHaveLength(1);
  });

  test('[hall-event.1014] a read receipt empties the count on every connection', async () => {
    const [a, b] = await bothIn(GUIDES);
    await bob.call('channel.join', { channel_id: GENERAL });
    a.say(HALL, GUIDES, 'm1', 'one');
    const { parsed } = await b.frame('count', (frame) => frame.type === 1013);
    const [entry] = parsed['list'] as { last_msg_id: string }[];
    const second = await bob.connect();
    b.send('readReceipt', { mid: 'r1', to: HALL, channel: GUIDES }, { msg_id: entry?.last_msg_id as never });
    const told = await second.frame('count', (frame) => frame.type === 1013);
    expect(told.parsed).toMatchObject({ list: [{ channel_id: GUIDES, unread: 0 }] });
    b.send('requestUnread', { mid: 'q', to: `${HALL},77` }, {});
    const halls = await b.frame('halls', (frame) => frame.type === 1012);
    expect(halls.parsed).toEqual({ list: [{ hall_id: HALL, unread: 0 }] });
  });

  test('[error.110] a blocked message is answered with code 110 and reaches no other member', async () => {
    const [a, b] = await bothIn(GENERAL);
    a.say(HALL, GENERAL, 'm1', '买 违 禁 词 吗');
    const error = await a.frame('error', (frame) => frame.type === 9998);
    expect(error.parsed).toMatchObject({
      code: 110,
      c_mid: 'm1',
      channel_id: GENERAL,
      extra: '消息包含违规内容，发送失败',
    });
    await b.settled();
    expect(b.ofType(1001)).toEqual([]);
  });

  test('[hall-event.1016] a muted member is refused, told so, and may write again when unmuted', async () => {
    const [a, b] = await bothIn(GENERAL);
    const runner = node.worlds.get('main');
    const mute = (text_mute: boolean) =>
      runner?.run('control.members.set', null, { hall_id: HALL as never, uid: bob.no as never, text_mute });
    await mute(true);
    await a.frame('mute', (frame) => frame.type === 1016 && frame.parsed['ctx'] === 1);
    b.say(HALL, GENERAL, 'm1', 'let me');
    const error = await b.frame('refusal', (frame) => frame.type === 9998);
    expect(error.parsed).toMatchObject({ code: 30014, c_mid: 'm1' });
    expect(b.ofType(1016)).toHaveLength(2);
    await mute(false);
    b.say(HALL, GENERAL, 'm2', 'thanks');
    await a.frame('message', (frame) => frame.parsed['c_mid'] === 'm2');
  });
});

describe('presence', () => {
  test('[hall-event.presence.state-1] several sockets of one person count once', async () => {
    const a = await alice.connect();
    const first = await bob.connect();
    const second = await bob.connect();
    await a.frame('online', (frame) => frame.type === 1002 && frame.parsed['state'] === 1 && frame.from === bob.no);
    first.close();
    second.close();
    await a.frame('offline', (frame) => frame.type === 1002 && frame.parsed['state'] === 2);
    await a.settled();
    expect(a.ofType(1002).filter(({ from }) => from === bob.no)).toHaveLength(2);
    const { online_count, users } = await alice.call('hall.user_list', { hall_id: HALL, page: 1, page_size: 30 });
    expect(online_count).toBe(1);
    expect(users.map(({ online }) => online)).toEqual([true, false]);
  });
});

describe('locked channels', () => {
  test('[hall-flow.channel-join.check-1] the messages of a locked channel are for those who know the password', async () => {
    const [a, b] = await bothIn(GENERAL);
    expect(await bob.call('channel.check_join', { channel_id: LOCKED })).toEqual({ is_join: 1 });
    await expect(bob.call('channel.message', { hall_id: HALL, channel_id: LOCKED })).rejects.toMatchObject({
      code: 30003,
    });
    await expect(bob.call('channel.join', { channel_id: LOCKED, password: '0' })).rejects.toMatchObject({
      code: 30003,
    });
    await alice.call('channel.join', { channel_id: LOCKED });
    a.say(HALL, LOCKED, 's1', 'secret');
    await a.frame('ack', (frame) => frame.mid === 's1');
    b.say(HALL, LOCKED, 'm1', 'hello?');
    await b.frame('refusal', (frame) => frame.type === 9998);
    expect([...b.ofType(1001), ...b.ofType(1013)]).toEqual([]);
    await bob.call('channel.join', { channel_id: LOCKED, password: '1234' });
    a.say(HALL, LOCKED, 's2', 'welcome');
    await b.frame('message', (frame) => frame.parsed['c_mid'] === 's2');
    expect(await bob.call('channel.check_join', { channel_id: LOCKED })).toEqual({ is_join: 2 });
  });
});

describe('who sees what', () => {
  test('[role.visitor-or-member] a person who is not a member hears nothing of a hall', async () => {
    const stranger = new TestCaller(origin);
    await stranger.signIn('13800000009');
    const s = await stranger.connect();
    const [a, b] = await bothIn(GENERAL);
    a.say(HALL, GENERAL, 'm1', 'for members');
    await alice.call('channel.join', { channel_id: '9003' });
    await b.frame('message', (frame) => frame.parsed['c_mid'] === 'm1');
    s.say(HALL, GENERAL, 's1', 'let me in');
    const refusal = await s.frame('refusal', (frame) => frame.type === 9998);
    expect(refusal.parsed).toMatchObject({ code: 30001, c_mid: 's1' });
    s.send('requestUnread', { mid: 'q', to: HALL }, {});
    expect((await s.frame('answer', (frame) => frame.type === 1012)).parsed).toEqual({ list: [] });
    expect(s.received.map(({ type }) => type)).toEqual([9998, 1012]);
    a.close();
    b.close();
  });

  test('[hall-event.1013] two tabs of one user may view two channels, and each receives the count of the other', async () => {
    const [a, first] = await bothIn(GENERAL);
    const second = await bob.connect();
    await bob.call('channel.join', { channel_id: GUIDES });
    a.say(HALL, GENERAL, 'm1', 'general');
    await first.frame('message', (frame) => frame.parsed['c_mid'] === 'm1');
    a.say(HALL, GUIDES, 'm2', 'guides');
    await second.frame('message', (frame) => frame.parsed['c_mid'] === 'm2');
    const counts = await second.frame('counts', (frame) => frame.type === 1013);
    expect(counts.parsed['list']).toHaveLength(2);
    second.close();
    await first.until('one socket', () => node.registryOf('hall').ofUser('main', bob.no as never).size === 1);
    // The channel that the remaining socket views is unknown until its next join.
    a.say(HALL, GENERAL, 'm3', 'general again');
    await first.frame('message', (frame) => frame.parsed['c_mid'] === 'm3');
    await bob.call('channel.join', { channel_id: GENERAL });
    a.say(HALL, GUIDES, 'm4', 'guides again');
    await a.frame('ack', (frame) => frame.mid === 'm4');
    await first.settled();
    expect(first.ofType(1001).some(({ parsed }) => parsed['c_mid'] === 'm4')).toBe(false);
  });
});
