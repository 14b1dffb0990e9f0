import { describe, expect, test } from 'vitest';
import { channelIdOf, clientMidOf, hallIdOf, userNoOf } from '../../kernel/ids.ts';
import { apply } from '../../machine/apply.ts';
import type { Command } from '../../machine/command.ts';
import { requireHall } from '../../rights/hall-access.ts';
import { textBody } from '../../seeds/chat-lines.ts';
import { emptyWorld, type World } from '../../state/world.ts';
import { channelTree } from '../channels/channels.ts';
import { history } from './history.ts';

const START = 1_800_000_000_000;
const HALL = hallIdOf('8001');
const GENERAL = channelIdOf('9001');
const GUIDES = channelIdOf('9002');
const VOICE = channelIdOf('9003');
const LOCKED = channelIdOf('9004');
const OWNER = userNoOf('10001');
const FRIEND = userNoOf('10002');

function begin(limits?: { burst: number; per_second: number }) {
  const world: World = emptyWorld('w');
  let number = 0;
  const give = (name: Command['name'], input: object, no = OWNER, at = START) => {
    number += 1;
    return apply(world, {
      world: 'w',
      name,
      actor: { no, sid: `sid-${no}` },
      at,
      seed: `s${number}`,
      input,
    } as Command);
  };
  give('world.create', { seed_world: 'two-friends', seed: 1, limits });
  const say = (c: string, body = textBody('hi'), no = OWNER, at = START) =>
    give('chat.send', { hall_id: HALL, channel_id: GENERAL, c_mid: clientMidOf(c), body }, no, at);
  return { world, give, say };
}

describe('sending', () => {
  test('the c_mid of another channel’s message acknowledges nothing and loses nothing', () => {
    const { say, give, world } = begin();
    say('a');
    const elsewhere = (c: string) =>
      give('chat.send', { hall_id: HALL, channel_id: GUIDES, c_mid: clientMidOf(c), body: textBody('那边') });
    const before = world.channels.get(GUIDES)?.messages.length ?? 0;
    expect(elsewhere('a')).toMatchObject({ refusal: 'requestInvalid', events: [] });
    expect(elsewhere('b')).toMatchObject({ ok: true });
    expect(world.channels.get(GUIDES)?.messages).toHaveLength(before + 1);
  });

  test('[hall-event.1001][entity.chat-body.msg-type-1] texts are trimmed, neither empty nor too long', () => {
    const { say, world } = begin();
    expect(say('a', textBody('  hi \n'))).toMatchObject({ ok: true });
    expect(world.channels.get(GENERAL)?.messages.at(-1)?.body.content).toBe('hi');
    expect(say('b', textBody(' \n '))).toMatchObject({ refusal: 'messageEmpty' });
    expect(say('c', textBody('😀'.repeat(500)))).toMatchObject({ ok: true });
    expect(say('d', textBody('😀'.repeat(501)))).toMatchObject({ refusal: 'messageTooLong' });
    expect(say('e', textBody('👨‍👩‍👧'.repeat(500)))).toMatchObject({ ok: true });
    expect(say('f', textBody(`a${'\u0301'.repeat(500)}`))).toMatchObject({ refusal: 'messageTooLong' });
  });

  test('[entity.chat-body.msg-type-2] a picture is an upload of this world by its one address, and nothing else', () => {
    const { say, give } = begin();
    const image = (content: object | string) =>
      say(`i${JSON.stringify(content)}`.slice(0, 64), {
        msg_type: '2',
        content: typeof content === 'string' ? content : JSON.stringify(content),
        extra: {},
        msg: '',
      });
    give('file.upload', { name: 'a.png', bytes: 1, w: 3, h: 4 });
    give('file.upload', { name: 'bad.png', bytes: 1, w: 451, h: 451 });
    expect(image({ url: '/files/w/a.png', type: 'png', w: 3, h: 4 })).toMatchObject({ ok: true });
    expect(image({ url: '/files/w/bad.png', type: 'png', w: 0, h: 0 })).toMatchObject({ refusal: 'sendBlocked' });
    for (const bad of [
      // An address elsewhere: its owner would learn the address of every reader of the channel.
      { url: 'https://example.com/a.png' },
      { url: '/files/main/a.png' },
      { url: '/files/./w/a.png' },
      { url: '/files/w/../w/a.png' },
      { url: '/files/w//a.png' },
      { url: '/files/w/a.png?x' },
      { url: '/files/../metrics' },
      { url: '/files/w/never-uploaded.png' },
      { url: 'javascript:1' },
      { url: '' },
      { url: '/files/a b' },
      'not json',
      { url: '/files/w/a.png', w: 1e9 },
    ]) {
      expect(image(bad)).toMatchObject({ refusal: 'requestInvalid' });
    }
  });

  test('[entity.chat-body.msg-type-3][entity.chat-body.msg-type-4] voice and video are an address and a length, never text', () => {
    const { say, world } = begin();
    for (const msg_type of ['3', '4'] as const) {
      const media = (content: string, c: string) => say(`${msg_type}${c}`, { msg_type, content, extra: {}, msg: '' });
      expect(media('hello', 'a')).toMatchObject({ refusal: 'requestInvalid' });
      expect(media('{"url":"javascript:1","duration":3}', 'b')).toMatchObject({ refusal: 'requestInvalid' });
      expect(media('{"url":"https://example.com/a.mp4","duration":"3","x":1}', 'c')).toMatchObject({ ok: true });
      const stored = world.channels.get(GENERAL)?.messages.at(-1)?.body;
      expect(stored).toMatchObject({ msg_type, content: '{"url":"https://example.com/a.mp4","duration":3}' });
    }
  });

  test('[entity.chat-body.extra] mentions are of members, an author cannot be claimed', () => {
    const { say, world } = begin();
    const aiteuser = { [FRIEND]: '阿澈', '10009': 'stranger' };
    say('a', {
      ...textBody('@阿澈', aiteuser),
      extra: { aiteuser, author: { id: FRIEND, nick: 'fake', avatar: '', role: '' } },
    });
    const [line] = history(world, OWNER, { hall_id: HALL, channel_id: GENERAL }).slice(-1);
    expect(line?.body.extra).toEqual({
      aiteuser: { [FRIEND]: '阿澈' },
      author: { id: OWNER, nick: '小满', avatar: world.accounts.get(OWNER)?.avatar, role: 'owner' },
    });
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [String(index), 'x']));
    expect(say('b', textBody('@all', many))).toMatchObject({ refusal: 'requestInvalid' });
  });

  test('a user who sends too fast is refused until time has passed, and an old c_mid costs nothing', () => {
    const { say } = begin({ burst: 2, per_second: 1 });
    expect([say('a').ok, say('b').ok, say('c').ok]).toEqual([true, true, false]);
    expect(say('c')).toMatchObject({ refusal: 'sendTooFast' });
    expect(say('a').ok).toBe(true);
    expect(say('c', textBody('hi'), OWNER, START + 999).ok).toBe(false);
    expect(say('c', textBody('hi'), OWNER, START + 1000).ok).toBe(true);
  });

  test('[role.channel-admin-no-tracking] the channel role is admin for official accounts, owner for the owner', () => {
    const { give } = begin();
    const official = userNoOf('10004');
    give('hall.enter', { hall_id: HALL }, official);
    expect(give('channel.join', { channel_id: GENERAL }, official)).toMatchObject({
      reply: { role: 'admin', type: 1 },
    });
    expect(give('channel.join', { channel_id: GENERAL })).toMatchObject({ reply: { role: 'owner' } });
    expect(give('channel.join', { channel_id: GENERAL }, FRIEND)).toMatchObject({ reply: { role: '' } });
  });
});

describe('history', () => {
  test('[const.history-page-30] pages of 30, oldest line first, before and after a message', () => {
    const { say, world } = begin({ burst: 100, per_second: 100 });
    for (let index = 0; index < 70; index += 1) say(`c${index}`);
    const ask = (about: object) =>
      history(world, OWNER, { hall_id: HALL, channel_id: GENERAL, ...about }).map(({ msg_id }) => Number(msg_id));
    const newest = ask({});
    expect([newest.length, newest[0], newest.at(-1)]).toEqual([30, 44, 73]);
    expect(ask({ last_msg_id: '44' }).at(-1)).toBe(43);
    expect(ask({ last_msg_id: '14' })).toHaveLength(13);
    expect(ask({ after_msg_id: '60' })).toEqual([61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73]);
    expect(ask({ after_msg_id: '1' })).toHaveLength(30);
    expect(() => ask({ after_msg_id: '1', last_msg_id: '2' })).toThrow();
  });

  test('[api.lobby.channel.message] the list of a channel is bounded', () => {
    const { say, world } = begin({ burst: 10_000, per_second: 1 });
    for (let index = 0; index < 5600; index += 1) say(`c${index}`);
    expect(world.channels.get(GENERAL)?.messages.length).toBeLessThanOrEqual(5500);
    expect(world.sent.get(OWNER)?.size).toBe(1000);
  });

  test('[entity.channel] the last message in the tree is cut between characters, as they are counted', () => {
    const { say, world } = begin();
    const family = '👨‍👩‍👧';
    say('s', textBody(family.repeat(50)));
    const [shown] = channelTree(world, requireHall(world, HALL), OWNER).filter(({ id }) => id === GENERAL);
    expect(shown?.last_message?.last_msg_content).toBe(family.repeat(40));
  });

  test('[entity.channel] a locked channel hides its last message from members who have not given the password', () => {
    const { give, world } = begin();
    const c_mid = clientMidOf('s');
    give('chat.send', { hall_id: HALL, channel_id: LOCKED, c_mid, body: textBody('secret') });
    const lastSeenBy = (no: typeof OWNER) =>
      channelTree(world, requireHall(world, HALL), no).find(({ id }) => id === LOCKED)?.last_message;
    expect(lastSeenBy(OWNER)).toMatchObject({ last_msg_content: 'secret' });
    expect(lastSeenBy(FRIEND)).toBeNull();
    give('channel.join', { channel_id: LOCKED, password: '1234' }, FRIEND);
    expect(lastSeenBy(FRIEND)).toMatchObject({ last_msg_content: 'secret' });
  });
});

describe('voice', () => {
  const events = (outcome: ReturnType<typeof apply>) =>
    outcome.events.flatMap((event) =>
      event.kind === 'hall-event' ? [`${event.name} ${JSON.stringify(event.body)}`] : [],
    );

  test('[hall-event.1011.type-1] the hall receives joins and leaves of a voice channel', () => {
    const { give, world } = begin();
    const joined = events(give('channel.join', { channel_id: VOICE }));
    expect(joined[0]).toContain('voiceMembershipChanged {"type":1');
    expect(joined[1]).toContain('micListChanged {"mic_op":1');
    expect(give('channel.join', { channel_id: VOICE }).events).toEqual([]);
    const left = events(give('channel.leave', { channel_id: VOICE }));
    expect(left[0]).toContain('"type":2');
    expect(left[1]).toContain('"mic_op":2');
    expect(world.channels.get(VOICE)?.mics.size).toBe(0);
  });

  test('[entity.channel] a voice channel holds no more people than its limit', () => {
    const { give } = begin();
    const third = userNoOf('10004');
    give('hall.enter', { hall_id: HALL }, third);
    expect([OWNER, FRIEND, third].map((no) => give('channel.join', { channel_id: VOICE }, no))).toMatchObject([
      { ok: true },
      { ok: true },
      { ok: false, refusal: 'channelFull' },
    ]);
  });

  test('[hall-event.1011.type-3-self] another session of the same person takes the voice over', () => {
    const { give, world } = begin();
    give('channel.join', { channel_id: VOICE });
    const at = START + 1;
    const command = {
      world: 'w',
      name: 'channel.join',
      actor: { no: OWNER, sid: 'phone' },
      at,
      seed: 'x',
      input: { channel_id: VOICE },
    } as const;
    expect(apply(world, command).events).toMatchObject([
      { name: 'voiceMembershipChanged', body: { type: 3, uid: OWNER }, audience: { kind: 'user', no: OWNER } },
    ]);
  });

  test('[hall-event.1004.mic-op-2] a person whose connection breaks keeps the seat for a while, and beyond it by reconnecting in time', () => {
    const { give, world } = begin();
    give('connection.open', { connection: 'k', node: 'n' });
    give('channel.join', { channel_id: VOICE });
    give('connection.close', { connection: 'k' });
    expect(give('voice.sweep', {}, OWNER, START + 14_999)).toMatchObject({ reply: { removed: 0 } });
    give('connection.open', { connection: 'k', node: 'n' }, OWNER, START + 14_999);
    expect(give('voice.sweep', {}, OWNER, START + 60_000)).toMatchObject({ reply: { removed: 0 } });
    give('node.start', { node: 'n' }, OWNER, START + 60_000);
    expect(give('voice.sweep', {}, OWNER, START + 75_000)).toMatchObject({ reply: { removed: 1 } });
    expect(world.channels.get(VOICE)?.mics.size).toBe(0);
  });

  test('[error.50] a ban from a channel sends the event, ends the seat and refuses entry', () => {
    const { give } = begin();
    give('channel.join', { channel_id: VOICE }, FRIEND);
    const ban = give('control.members.set', { hall_id: HALL, uid: FRIEND, channel_id: VOICE, banned: true });
    expect(events(ban).map((text) => text.split(' ')[0])).toEqual([
      'voiceMembershipChanged',
      'micListChanged',
      'memberBanned',
    ]);
    expect(give('channel.join', { channel_id: VOICE }, FRIEND)).toMatchObject({ refusal: 'channelBanned' });
  });
});
