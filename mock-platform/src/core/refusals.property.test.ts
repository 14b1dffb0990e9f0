import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textBody } from '../seeds/chat-lines.ts';
import { SEED_CODES } from '../seeds/login-codes.ts';
import { apply } from './apply.ts';
import { putCode } from './areas/identity/codes.ts';
import { COMMANDS, type CommandName } from './areas/index.ts';
import type { Command } from './command.ts';
import { channelIdOf, hallIdOf, userNoOf } from './ids.ts';
import { reviveWorld, serialiseWorld } from './serialise.ts';
import { sha256Hex } from './sha256.ts';
import { emptyWorld, type World } from './world.ts';

const START = 1_800_000_000_000;
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
const PASSWD = sha256Hex(`${sha256Hex('miczero123')}${5}`);
const FULL = { tokens: 0, at: START + 10 * 365 * 86_400_000 };

/**
 * A world in which every refusal has its reason: a full voice channel and people who sit in another one, somebody banned,
 * muted, locked out, out of tokens, an answered captcha, codes that were sent, an account that is banned.
 */
function crowdedWithReasons(): World {
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
  give('staging.set_member', undefined, { hall_id: HALL, uid: FRIEND, text_mute: true });
  give('staging.set_member', undefined, { hall_id: HALL, uid: NAMELESS, channel_id: GUIDES, banned: true });
  world.buckets.set(userNoOf(OFFICIAL), FULL);
  const visitor = structuredClone(world.accounts.get(userNoOf(FRIEND)));
  if (!visitor) throw new Error('no friend');
  world.accounts.set(userNoOf(BANNED), { ...visitor, no: userNoOf(BANNED), phone: '13800000008', banned: true });
  world.phones.set('13800000008', userNoOf(BANNED));
  world.captchas.set('right', { answer: 'ABCD', at: START });
  world.captchas.set('old', { answer: 'ABCD', at: START - 10_000_000 });
  world.sms.set('13800000002', { code: '111111', scene: 'login', at: START });
  world.sms.set('13700000000', { code: '222222', scene: 'register', at: START - 100_000 });
  world.sms.set('13700000001', { code: '333333', scene: 'register', at: START - 10_000_000 });
  for (const kind of ['link', 'chat', 'partner', 'game'] as const) {
    give('staging.issue_code', undefined, { kind, code: 'c', no: OWNER, room_no: '6001', once: false });
    give('staging.issue_code', undefined, { kind, code: 'banned', no: BANNED, once: false });
    give('staging.issue_code', undefined, { kind, code: 'once', no: FRIEND, once: true });
    putCode(world, 'old', { kind, no: userNoOf(FRIEND), once: true, at: START - 10_000_000 });
  }
  const chat = { open_id: 'chat-x', nick: 'x', avatar: '' };
  world.identity.unbound.set('waiting', { ...chat, at: START });
  world.identity.unbound.set('late', { ...chat, at: START - 10_000_000 });
  world.sms.set('13800000008', { code: '444444', scene: 'bind', at: START });
  world.sms_days.set('13600000000', { day: Math.floor(START / 86_400_000), count: 100 });
  world.sms_days.set('13800000009', { day: Math.floor(START / 86_400_000), count: 100 });
  const poor = world.accounts.get(userNoOf(NAMELESS));
  if (poor) poor.phone = '';
  const picture = { no: userNoOf(OWNER), bytes: 5, h: 451, at: START };
  world.uploads.files.set('bad.png', { ...picture, w: 451 }).set('a.png', { ...picture, w: 1 });
  world.uploads.most_bytes = 3;
  for (const [no, audit_status] of [
    [FRIEND, 0],
    [OFFICIAL, 1],
  ] as const) {
    world.real_names.kyc.set(userNoOf(no), { audit_status, audit_reason: '', audit_data: '', at: START });
  }
  // Somebody blocks somebody, and somebody else has as many of everything as there may be.
  give('social.block', OWNER, { no: FRIEND });
  const { social } = world;
  social.most = 2;
  const many = new Map([userNoOf('x1'), userNoOf('x2')].map((no, index) => [no, index]));
  for (const links of [social.follows, social.friends, social.blocks]) links.set(userNoOf(NAMELESS), many);
  return world;
}

const from = <Value>(...values: Value[]) => fc.constantFrom(...values);
const channel_id = from(GENERAL, GENERAL, GENERAL, GUIDES, VOICE, LOCKED, OTHER_VOICE, HEADING, '404', '__proto__');
const hall_id = from(HALL, HALL, HALL, HALL, '404', 'constructor');
const uid = from(OWNER, FRIEND, NAMELESS, OFFICIAL, BANNED, '404');
const phone = from('13800000001', '13800000002', '13800000008', '13700000000', '13700000001', '13600000000');
const image = (url: string) => ({ msg_type: '2', content: JSON.stringify({ url }), extra: {}, msg: '' });
const device = from('web_a', 'b');
const code = from('c', 'once', 'old', 'banned', 'none', SEED_CODES.chatUnbound);
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
const INPUTS: { readonly [Name in CommandName]: fc.Arbitrary<object> } = {
  'world.create': fc.constant({ seed_world: 'two-friends', seed: 1 }),
  'node.start': fc.record({ node: from('n', 'm') }),
  'connection.open': fc.record({ connection: from(`k-${OFFICIAL}`, 'new'), node: from('n', 'm') }),
  'connection.close': fc.record({ connection: from(`k-${OFFICIAL}`, 'none') }),
  'voice.sweep': fc.constant({}),
  'account.captcha': fc.constant({}),
  'account.sms': fc.record({
    phone,
    scene: from('login', 'register', 'forgot', 'bind'),
    captcha_id: from('right', 'old', 'none'),
    captcha: from('abcd', 'wrong'),
  }),
  'account.login': fc.record({
    username: fc.oneof(phone, uid),
    ts: from(5, 6),
    passwd: from(PASSWD, undefined, undefined),
    smscode: from('111111', '222222', undefined),
    device: from('a', 'b'),
  }),
  'account.register': fc.record({
    phone,
    smscode: from('222222', '333333', '000000'),
    passwd: fc.constant('ab'.repeat(32)),
    device: from('a', 'b'),
  }),
  'account.logout': fc.record({ everywhere: from(undefined, true) }),
  'account.setbase': fc.record({
    nick: from('好名字', ' ', '违禁词', 'x'.repeat(21)),
    gender: from(0, 1),
    birth: from('', '2001-02-28', '2001-02-30'),
    avatar: from('', '/files/w/a.png', '/files/w/bad.png', 'javascript:1'),
  }),
  'hall.enter': fc.record({ hall_id }),
  'channel.join': fc.record({ channel_id, password: from(undefined, '1234', 'wrong') }),
  'channel.leave': fc.record({ channel_id }),
  'chat.send': fc.record({ hall_id, channel_id, c_mid: from('c1', 'c2'), body }),
  'chat.read': fc.record({ channel_id, msg_id: from('1', '3', '999', 'none') }),
  'social.follow': fc.record({ no: uid, op: from(1, 2) }),
  'social.add_friend': fc.record({ no: uid }),
  'social.del_friend': fc.record({ no: uid }),
  'social.block': fc.record({ no: uid }),
  'social.unblock': fc.record({ no: uid }),
  'login.link': fc.record({ verify: code, phone, room_no: from('6001', '6002'), device }),
  'login.partner': fc.record({ kind: from('partner', 'game'), code, device }),
  'login.chat_app': fc.record({ code, device, mayBeUnbound: fc.boolean() }),
  'login.bind_phone': fc.record({
    ticket: from('waiting', 'late', 'none'),
    phone,
    smscode: from('444444', '000000'),
    device,
  }),
  'account.bind_chat_app': fc.record({ code }),
  'account.forgot': fc.record({ phone, smscode: from('555555', '000000'), passwd: fc.constant('ab'.repeat(32)) }),
  'account.initpass': fc.record({ passwd: fc.constant('ab'.repeat(32)), smscode: from(undefined, '000000') }),
  'account.tosms': fc.constant({}),
  'staging.issue_code': fc.record({
    kind: from('link', 'chat'),
    no: from(undefined, OWNER, '404'),
    once: fc.boolean(),
  }),
  'profile.save': fc.record({
    nick: from(undefined, '好名字', '违禁词'),
    birth: from(undefined, '2001-02-30'),
    sign: from(undefined, '你好', '违禁词'),
    avatar: from(undefined, '/files/w/a.png', '/files/w/bad.png', 'javascript:1'),
    album: from(undefined, [], ['/files/w/bad.png']),
  }),
  'profile.home_page': fc.record({ url: from('', '/files/w/bad.png', 'javascript:1') }),
  'profile.register_package': fc.constant({}),
  'real_name.submit': fc.record({
    name_mask: from('江*', '拒*'),
    id_mask: fc.constant('9'),
    birth: from('1990-01-01', '2020-01-01'),
  }),
  'real_name.review': fc.constant({}),
  'support.report': fc.record({
    type: from(1, 2, 3),
    target: from(OWNER, HALL, '404'),
    reason: fc.constant(1),
    text: fc.constant(''),
    images: from([], ['javascript:1']),
  }),
  'support.feedback': fc.record({
    content: fc.constant('x'),
    contact: fc.constant(''),
    images: from([], ['javascript:1']),
  }),
  'support.login_log': fc.constant({ login_type: 1, dev_model: '', dev_imei: '', os: '', version: '' }),
  'upload.store': fc.record({
    name: from('a.png', 'new.png'),
    bytes: from(1, 10),
    w: fc.constant(1),
    h: fc.constant(1),
  }),
  'staging.set_person': fc.record({ uid, medal: from(undefined, 'captain', 'none'), mahogany: fc.boolean() }),
  'staging.emit': fc.constant({
    name: 'systemMessage',
    body: { msg: 'x' },
    audience: { kind: 'user', no: userNoOf(OWNER) },
  }),
  'staging.set_member': fc.record({
    hall_id,
    uid,
    role: from(undefined, 'manage', ''),
    text_mute: from(undefined, true, false),
    mic_mute: from(undefined, true, false),
    channel_id: fc.oneof(channel_id, from(undefined)),
    banned: from(undefined, true, false),
  }),
  'staging.set_account': fc.record({ uid, banned: fc.boolean() }),
  'staging.advance_clock': fc.record({ advance_ms: from(1, 86_400_000) }),
  'staging.set_bots': fc.record({ on: fc.boolean() }),
  'staging.clear_messages': fc.record({ channel_id }),
};

const RELATION = ['accountUnknown', 'relationSelf', 'userUnknown'];

/** What each command can refuse; with an account of nobody, accountUnknown too. */
const REFUSALS: { readonly [Name in CommandName]?: readonly string[] } = {
  'connection.open': ['accountUnknown'],
  'account.sms': ['captchaWrong', 'phoneTaken', 'smsTooMany', 'smsTooSoon'],
  'account.login': ['accountBanned', 'credentialsWrong', 'smsCodeWrong'],
  'account.register': ['phoneTaken', 'smsCodeWrong'],
  'account.setbase': ['accountUnknown', 'imageBlocked', 'nickInvalid', 'requestInvalid'],
  'hall.enter': ['accountUnknown', 'hallProblem'],
  'channel.join': [
    'accountUnknown',
    'channelBanned',
    'channelFull',
    'channelPasswordWrong',
    'channelUnknown',
    'hallMembershipNeeded',
  ],
  'channel.leave': ['accountUnknown', 'channelUnknown'],
  'chat.send': [
    'accountUnknown',
    'channelBanned',
    'channelPasswordWrong',
    'channelUnknown',
    'hallMembershipNeeded',
    'messageEmpty',
    'messageTooLong',
    'requestInvalid',
    'sendBlocked',
    'sendTooFast',
    'textMuted',
  ],
  'chat.read': ['accountUnknown', 'channelBanned', 'channelPasswordWrong', 'channelUnknown', 'hallMembershipNeeded'],
  'social.follow': [...RELATION, 'relationBlocked', 'relationRefused', 'relationsFull'],
  'social.add_friend': [...RELATION, 'relationBlocked', 'relationRefused', 'relationsFull'],
  'social.del_friend': ['accountUnknown', 'userUnknown'],
  'social.block': [...RELATION, 'relationsFull'],
  'social.unblock': ['accountUnknown', 'userUnknown'],
  'login.link': ['accountBanned', 'loginCodeWrong'],
  'login.partner': ['accountBanned', 'loginCodeWrong'],
  'login.chat_app': ['accountBanned', 'loginCodeWrong', 'phoneNeeded'],
  'login.bind_phone': ['accountBanned', 'loginCodeWrong', 'smsCodeWrong'],
  'account.bind_chat_app': ['accountUnknown', 'chatAccountTaken', 'loginCodeWrong'],
  'account.forgot': ['smsCodeWrong'],
  'account.initpass': ['accountUnknown', 'smsCodeWrong'],
  'account.tosms': ['accountUnknown', 'phoneNeeded', 'smsTooMany', 'smsTooSoon'],
  'staging.issue_code': ['userUnknown'],
  'profile.save': ['accountUnknown', 'imageBlocked', 'nickInvalid', 'requestInvalid', 'textBlocked'],
  'profile.home_page': ['accountUnknown', 'imageBlocked', 'requestInvalid'],
  'profile.register_package': ['accountUnknown'],
  'real_name.submit': ['accountUnknown', 'realNameDone', 'realNamePending'],
  'support.report': ['accountUnknown', 'reportTargetUnknown', 'requestInvalid'],
  'support.feedback': ['accountUnknown', 'requestInvalid'],
  'support.login_log': ['accountUnknown'],
  'upload.store': ['accountUnknown', 'filesFull'],
  'staging.set_person': ['requestInvalid', 'userUnknown'],
  'staging.set_member': ['channelUnknown', 'hallProblem', 'userUnknown'],
  'staging.set_account': ['userUnknown'],
  'staging.clear_messages': ['channelUnknown'],
};

const WORLD = serialiseWorld(crowdedWithReasons());
const withoutTime = (world: World) => serialiseWorld({ ...world, sequence: 0, clock: 0 });
const NAMES = Object.keys(COMMANDS) as CommandName[];

test.each(NAMES)('what %s refuses leaves no trace, for every reason that it has', (name) => {
  const seen = new Set<string>();
  const pristine = withoutTime(reviveWorld(WORLD));
  fc.assert(
    fc.property(INPUTS[name], fc.oneof(uid, fc.constant('99999')), (input, no) => {
      const world = reviveWorld(WORLD);
      const actor = { no: userNoOf(no), sid: `sid-${no}` };
      const outcome = apply(world, { world: 'w', name, actor, at: START + 1, seed: 'x', input } as Command);
      if (outcome.ok) return;
      expect(outcome.bug).toBeUndefined();
      seen.add(outcome.refusal);
      expect(withoutTime(world)).toBe(pristine);
    }),
    { numRuns: 700, seed: 7 },
  );
  expect([...seen].sort()).toEqual([...(REFUSALS[name] ?? [])].sort());
});
