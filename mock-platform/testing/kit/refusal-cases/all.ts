import fc from 'fast-check';
import { channelIdOf, hallIdOf, userNoOf } from '../../../src/core/kernel/ids.ts';
import { apply } from '../../../src/core/machine/apply.ts';
import type { Command } from '../../../src/core/machine/command.ts';
import type { CommandName } from '../../../src/core/machine/command-table.ts';
import { textBody } from '../../../src/core/seeds/chat-lines.ts';
import { emptyWorld, type World } from '../../../src/core/state/world.ts';
import { HALL_INPUTS, prepareHallReasons } from './halls.ts';
import { ORDER_INPUTS, prepareOrderReasons } from './orders.ts';
import { PEOPLE_INPUTS, preparePeopleReasons } from './people.ts';
import { furnishRooms, ROOM_INPUTS } from './rooms.ts';

export const START = 1_800_000_000_000;
const OWNER = '10001';
const FRIEND = '10002';
const NAMELESS = '10003';
const OFFICIAL = '10004';
const BANNED = '10009';
const HALL = '8001';
const GENERAL = '9001';
const GUIDES = '9002';
const VOICE = '9003';
const LOCKED = '9004';
const OTHER_VOICE = '9101';
const HEADING = '9102';
const FULL = { tokens: 0, at: START + 10 * 365 * 86_400_000 };

/**
 * A world in which every refusal has its reason: a full voice channel and people who sit in another one, a banned person,
 * muted, locked out, out of tokens, an answered captcha, codes that were sent, an account that is banned.
 */
export function crowdedWithReasons(): World {
  const world = emptyWorld('w');
  let number = 0;
  const give = (name: CommandName, no: string | undefined, input: object) => {
    number += 1;
    const actor = no === undefined ? null : { no: userNoOf(no), sid: `sid-${no}` };
    apply(world, { world: 'w', name, actor, at: START, seed: `begin${number}`, input } as Command);
  };
  give('world.create', undefined, { seed_world: 'two-friends', seed: 1, limits: { burst: 3, per_second: 0.001 } });
  for (const [id, type] of [
    [OTHER_VOICE, 2],
    [HEADING, 0],
  ] as const) {
    const model = world.channels.get(channelIdOf(VOICE));
    if (!model) throw new Error('no voice channel');
    world.channels.set(channelIdOf(id), { ...structuredClone(model), id: channelIdOf(id), type, limit_mic: 0 });
    world.halls.get(hallIdOf(HALL))?.channels.push(channelIdOf(id));
  }
  for (const no of [OFFICIAL, NAMELESS]) give('hall.enter', no, { hall_id: HALL });
  // The voice channel of two is full; those who would like to come sit elsewhere, and look at something.
  for (const no of [OWNER, FRIEND]) give('channel.join', no, { channel_id: VOICE });
  for (const no of [OFFICIAL, NAMELESS]) {
    give('connection.open', no, { connection: `k-${no}`, node: 'n' });
    give('channel.join', no, { channel_id: OTHER_VOICE });
    give('channel.join', no, { channel_id: GENERAL });
  }
  give('control.members.set', undefined, { hall_id: HALL, uid: FRIEND, text_mute: true });
  give('control.members.set', undefined, { hall_id: HALL, uid: NAMELESS, channel_id: GUIDES, banned: true });
  prepareHallReasons(give);
  prepareOrderReasons(give);
  world.buckets.set(userNoOf(OFFICIAL), FULL);
  const visitor = structuredClone(world.accounts.get(userNoOf(FRIEND)));
  if (!visitor) throw new Error('no friend');
  world.accounts.set(userNoOf(BANNED), { ...visitor, no: userNoOf(BANNED), phone: '13800000008', banned: true });
  world.phones.set('13800000008', userNoOf(BANNED));
  world.captchas.set('right', { answer: 'ABCD', at: START });
  world.captchas.set('old', { answer: 'ABCD', at: START - 10_000_000 });
  world.sms.set('login 13800000002', { code: '111111', scene: 'login', at: START });
  world.sms.set('register 13700000000', { code: '222222', scene: 'register', at: START - 100_000 });
  world.sms.set('register 13700000001', { code: '333333', scene: 'register', at: START - 10_000_000 });
  furnishRooms(world, START);
  preparePeopleReasons(world, give);
  return world;
}

const from = <Value>(...values: Value[]) => fc.constantFrom(...values);
const channel_id = from(GENERAL, GENERAL, GENERAL, GUIDES, VOICE, LOCKED, OTHER_VOICE, HEADING, '404', '__proto__');
const hall_id = from(HALL, HALL, HALL, HALL, '404', 'constructor');
export const uid = from(OWNER, FRIEND, NAMELESS, OFFICIAL, BANNED, '404');
const image = (url: string) => ({ msg_type: '2', content: JSON.stringify({ url }), extra: {}, msg: '' });
const body = from<object>(
  ...Array.from({ length: 6 }, () => textBody('hi')),
  textBody(' '),
  textBody('违禁词'),
  textBody('x'.repeat(501)),
  textBody('@', Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${index}`, 'x']))),
  image('javascript:1'),
  { ...image(''), content: 'no json' },
  { ...image(''), msg_type: '3' },
  { ...image(''), msg_type: '5' },
);

/** What may arrive at every command there is: one without an entry does not compile. */
export const INPUTS: { readonly [Name in CommandName]: fc.Arbitrary<object> } = {
  'world.create': fc.constant({ seed_world: 'two-friends', seed: 1 }),
  'world.resume': fc.constant({ name: 'w', offset: 0 }),
  'node.start': fc.record({ node: from('n', 'm') }),
  'node.lapse': fc.record({ node: from('n', 'm') }),
  'connection.open': fc.record({ connection: from(`k-${OFFICIAL}`, 'new'), node: from('n', 'm') }),
  'connection.close': fc.record({ connection: from(`k-${OFFICIAL}`, 'none') }),
  'session.sweep': fc.constant({}),
  'voice.link_open': fc.record({ link: from('l1', 'l2'), channel_id, node: from('n', 'm') }),
  'voice.link_close': fc.record({ link: from('l1', 'none') }),
  'voice.sweep': fc.constant({}),
  'account.captcha': fc.constant({}),
  ...HALL_INPUTS,
  ...ORDER_INPUTS,
  'channel.join': fc.record({ channel_id, password: from(undefined, '1234', 'wrong') }),
  'channel.leave': fc.record({ channel_id }),
  'chat.send': fc.record({ hall_id, channel_id, c_mid: from('c1', 'c2'), body }),
  'chat.read': fc.record({ channel_id, msg_id: from('1', '3', '999', 'none') }),
  ...PEOPLE_INPUTS,
  'control.events.emit': fc.constant({
    name: 'systemMessage',
    body: { msg: 'x' },
    audience: { kind: 'user', no: userNoOf(OWNER) },
  }),
  'control.members.set': fc.record({
    hall_id,
    uid,
    role: from(undefined, 'manage', ''),
    text_mute: from(undefined, true, false),
    mic_mute: from(undefined, true, false),
    channel_id: fc.oneof(channel_id, from(undefined)),
    banned: from(undefined, true, false),
  }),
  'control.accounts.set': fc.record({ uid, banned: fc.boolean() }),
  'control.clock.advance': fc.record({ advance_ms: from(1, 86_400_000) }),
  'control.worlds.bots': fc.record({ on: fc.boolean() }),
  'control.acks.set': fc.record({ action: from('hold', 'release', 'drop'), user: from(OWNER, '*') }),
  'control.network.set': fc.record({ user: from(OWNER, '*'), blocked: fc.boolean() }),
  'control.connection_faults.set': fc.record({ list: fc.constant([]) }),
  'control.faults.set': fc.record({
    list: from([], [{ kind: 'drop' as const, rate: 1, user: '*', delay_ms: 0, jitter_ms: 0, seed: 1 }]),
  }),
  'control.call_faults.set': fc.record({
    list: from(
      [],
      [{ kind: 'reset' as const, user: '*', rate: 1, code: 50000, status: 503 as const, delay_ms: 0, seed: 1 }],
    ),
  }),
  'control.calls.stall': fc.record({ list: from([], [{ calls: ['hall.list'], user: '*' }]) }),
  'control.connections.close': fc.record({
    connection: from(undefined, 'k'),
    user: from(undefined, OWNER),
    socket: from(undefined, 'im'),
  }),
  'control.ops.set': fc.constant({ hotwords: ['x'] }),
  'control.skills.set': fc.record({
    uid,
    list: from([], [{ game_id: 'g-none', game_name: '', icon: '', level: '', tags: [], intro: '' }]),
  }),
  'control.messages.clear': fc.record({ channel_id }),
  ...ROOM_INPUTS,
};
