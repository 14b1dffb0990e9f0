import fc from 'fast-check';
import { putCode } from '../../../src/core/areas/identity/codes.ts';
import { addTeam } from '../../../src/core/areas/im/teams.ts';
import { userNoOf } from '../../../src/core/kernel/ids.ts';
import { sha256Hex } from '../../../src/core/kernel/sha256.ts';
import type { CommandName } from '../../../src/core/machine/command-table.ts';
import { SEED_CODES } from '../../../src/core/seeds/login-codes.ts';
import type { World } from '../../../src/core/state/world.ts';

/** What may arrive at every command of people, and every reason that each has to refuse it. */

const START = 1_800_000_000_000;
const OWNER = '10001';
const FRIEND = '10002';
const NAMELESS = '10003';
const OFFICIAL = '10004';
const BANNED = '10009';
const HALL = '8001';
const SERVE = '7001';
const SMALL = '7002';
const WEAL = '7003';
const GONE = '7004';
const PASSWD = sha256Hex(`${sha256Hex('miczero123')}${5}`);

type Give = (name: CommandName, no: string | undefined, input: object) => void;

/** Brings about what the reasons need: codes of every kind, codes that were sent, pictures, reviews, relations. */
export function preparePeopleReasons(world: World, give: Give): void {
  for (const kind of ['link', 'chat', 'partner', 'game'] as const) {
    give('control.codes.issue', undefined, { kind, code: 'c', no: OWNER, room_no: '6001', once: false });
    give('control.codes.issue', undefined, { kind, code: 'banned', no: BANNED, once: false });
    give('control.codes.issue', undefined, { kind, code: 'once', no: FRIEND, once: true });
    putCode(world, 'old', { kind, no: userNoOf(FRIEND), once: true, at: START - 10_000_000 });
  }
  const chat = { open_id: 'chat-x', nick: 'x', avatar: '' };
  world.identity.unbound.set('waiting', { ...chat, at: START });
  world.identity.unbound.set('late', { ...chat, at: START - 10_000_000 });
  // Asked for by a registered person.
  world.sms.set('register 13800000002', { code: '222222', scene: 'register', at: START });
  world.sms.set('bind 13800000008', { code: '444444', scene: 'bind', at: START });
  world.sms.set('password 13800000002', { code: '666666', scene: 'password', at: START });
  world.sms_days.set('login 13600000000', { day: Math.floor(START / 86_400_000), count: 100 });
  world.sms_days.set('password 13800000009', { day: Math.floor(START / 86_400_000), count: 100 });
  const poor = world.accounts.get(userNoOf(NAMELESS));
  if (poor) poor.phone = '';
  const picture = { no: userNoOf(OWNER), bytes: 5, h: 451, at: START };
  world.uploads.files.set('bad.png', { ...picture, w: 451 }).set('a.png', { ...picture, w: 1 });
  world.uploads.most_bytes = 3;
  // The owner's real name has been reviewed (furnishRooms); another person's review is pending.
  const pending = { audit_status: 0, audit_reason: '', audit_data: '', at: START } as const;
  world.real_names.kyc.set(userNoOf(NAMELESS), pending);
  furnishIm(world, give);
  // One person blocks another, and a third has as many relations of each kind as permitted.
  give('blacklist.add', OWNER, { no: FRIEND });
  const { social } = world;
  social.most = 2;
  const many = new Map([userNoOf('x1'), userNoOf('x2')].map((no, index) => [no, index]));
  for (const links of [social.follows, social.friends, social.blocks]) links.set(userNoOf(NAMELESS), many);
}

/** Groups: customer service, one of the owner and a friend, one for weal, one that is dismissed. */
function furnishIm(world: World, give: Give): void {
  const owner = userNoOf(OWNER);
  const fields = { icon: '', owner };
  addTeam(world, { ...fields, name: '客服', group_type: 'bar-serve', owner: userNoOf(OFFICIAL) }, START);
  addTeam(world, { ...fields, name: '小群', group_type: '' }, START);
  addTeam(world, { ...fields, name: '福利', group_type: 'bar-weal' }, START);
  addTeam(world, { ...fields, name: '散了', group_type: '' }, START).dismissed = true;
  give('im.add_to_team', OWNER, { team: SMALL, no: FRIEND });
  give('im.send', OWNER, { scene: 'team', to: SMALL, kind: 'text', body: '大家好', c_mid: 'sent' });
  give('im.send', FRIEND, { scene: 'team', to: SMALL, kind: 'text', body: '你好', c_mid: 'sent' });
  give('im.send', FRIEND, { scene: 'p2p', to: OWNER, kind: 'text', body: '你好', c_mid: 'c0' });
  give('im.send', OFFICIAL, { scene: 'p2p', to: OWNER, kind: 'text', body: '很久以前', c_mid: 'c0' });
  const old = world.im.threads.get(`p2p ${OWNER} ${OFFICIAL}`);
  if (old) old.messages = old.messages.map((message) => ({ ...message, at: START - 10_000_000 }));
  // The small group is full, and the owner may own no more.
  world.im.most_members = 2;
  world.im.most_owned = 2;
}

const from = <Value>(...values: Value[]) => fc.constantFrom(...values);
const uid = from(OWNER, FRIEND, NAMELESS, OFFICIAL, BANNED, '404');
const phone = from('13800000001', '13800000002', '13800000008', '13700000000', '13700000001', '13600000000');
const device = from('web_a', 'b');
const code = from('c', 'once', 'old', 'banned', 'none', SEED_CODES.chatUnbound);

const scene = from('p2p', 'team', 'system');
const to = from(OWNER, FRIEND, OFFICIAL, SERVE, SMALL, GONE, 'ypb_system');
const which = fc.record({ scene, to });
const also = from([], [FRIEND], [NAMELESS, '404']);
const team = from(SERVE, SMALL, WEAL, GONE, '404');

export const PEOPLE_INPUTS = {
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
  'account.tofollow': fc.record({ no: uid, op: from(1, 2) }),
  'friend.add': fc.record({ no: uid }),
  'friend.del': fc.record({ no: uid }),
  'blacklist.add': fc.record({ no: uid }),
  'blacklist.remove': fc.record({ no: uid }),
  'login.silent': fc.record({ verify: code, phone, room_no: from('6001', '6002'), device }),
  'login.partner': fc.record({ kind: from('partner', 'game'), code, device }),
  'login.wechat': fc.record({ code, device, mayBeUnbound: fc.boolean() }),
  'login.bind_phone': fc.record({
    ticket: from('waiting', 'late', 'none'),
    phone,
    smscode: from('444444', '000000'),
    device,
  }),
  'account.wechat_auth': fc.record({ code }),
  'account.forgot': fc.record({ phone, smscode: from('555555', '000000'), passwd: fc.constant('ab'.repeat(32)) }),
  'account.initpass': fc.record({ passwd: fc.constant('ab'.repeat(32)), smscode: from(undefined, '000000') }),
  'account.tosms': fc.constant({}),
  'control.codes.issue': fc.record({
    kind: from('link', 'chat'),
    no: from(undefined, OWNER, '404'),
    once: fc.boolean(),
  }),
  'account.profile_save': fc.record({
    nick: from(undefined, '好名字', '违禁词'),
    birth: from(undefined, '2001-02-30'),
    sign: from(undefined, '你好', '违禁词'),
    avatar: from(undefined, '/files/w/a.png', '/files/w/bad.png', 'javascript:1'),
    album: from(undefined, [], ['/files/w/bad.png']),
  }),
  'account.home_page': fc.record({ url: from('', '/files/w/bad.png', 'javascript:1') }),
  'user.first_register_package': fc.constant({}),
  'real_name.submit': fc.record({
    name_mask: from('江*', '拒*'),
    id_mask: fc.constant('9'),
    is_of_age: fc.boolean(),
  }),
  'real_name.review': fc.constant({}),
  'account.report': fc.record({
    type: from(1, 2, 3),
    target: from(OWNER, HALL, '404'),
    reason: fc.constant(1),
    text: fc.constant(''),
    images: from([], ['javascript:1']),
  }),
  'user.feedback': fc.record({
    content: fc.constant('x'),
    contact: fc.constant(''),
    images: from([], ['javascript:1']),
  }),
  'user.login_log': fc.constant({ login_type: 1, dev_model: '', dev_imei: '', os: '', version: '' }),
  'file.upload': fc.record({
    name: from('a.png', 'new.png'),
    bytes: from(1, 10),
    w: fc.constant(1),
    h: fc.constant(1),
  }),
  'control.people.set': fc.record({ uid, medal: from(undefined, 'captain', 'none'), mahogany: fc.boolean() }),
  'im.token': fc.constant({}),
  'im.send': fc.record({
    scene: from('p2p', 'team'),
    to: from(OWNER, FRIEND, NAMELESS, OFFICIAL, SERVE, SMALL, GONE, '404'),
    kind: from('text', 'text', 'text', 'card', 'image'),
    body: from(
      '在吗',
      '在吗',
      ' ',
      '违禁词',
      'x'.repeat(501),
      '{"title":"x"}',
      '{"url":"/files/w/bad.png"}',
      'no json',
    ),
    c_mid: from('c1', 'c2', 'sent'),
  }),
  'im.read': which,
  'im.receipt': fc.record({ to, at: fc.nat(3_000_000_000_000) }),
  'im.team_receipt': fc.record({ team, ids: fc.array(fc.nat(20).map(String), { maxLength: 3 }) }),
  'im.kick': fc.record({ clients: fc.constant(['im-1']) }),
  'im.pin': fc.record({ scene, to, top: fc.boolean() }),
  'im.recall': fc.oneof(
    fc.record({ scene: fc.constant('p2p'), to: fc.constant(OWNER), id: fc.nat(20).map(String) }),
    fc.record({ scene, to, id: fc.nat(20).map(String) }),
  ),
  'im.delete_session': which,
  'im.create_team': fc.record({
    name: from('群', ''),
    icon: fc.constant(''),
    members: from([], [FRIEND], ['404']),
  }),
  'im.add_to_team': fc.record({ team, no: uid, also }),
  'im.kick_from_team': fc.record({ team, no: uid, also }),
  'im.leave_team': fc.record({ team }),
  'im.dismiss_team': fc.record({ team }),
  'bar.serve_group': fc.constant({}),
  'group.weal_bind_hall': fc.record({ team, hall_id: from(HALL, '404') }),
} as const;

const RELATION = ['accountUnknown', 'relationSelf', 'userUnknown'];
const TEAM = ['accountUnknown', 'groupNotJoined', 'groupUnknown'];

export const PEOPLE_REFUSALS = {
  'account.sms': ['captchaWrong', 'smsTooMany', 'smsTooSoon'],
  'account.login': ['accountBanned', 'credentialsWrong', 'smsCodeWrong'],
  'account.register': ['phoneTaken', 'smsCodeWrong'],
  'account.setbase': ['accountUnknown', 'imageBlocked', 'nickInvalid', 'requestInvalid'],
  'account.tofollow': [...RELATION, 'relationBlocked', 'relationRefused', 'relationsFull'],
  'friend.add': [...RELATION, 'relationBlocked', 'relationRefused', 'relationsFull'],
  'friend.del': ['accountUnknown', 'userUnknown'],
  'blacklist.add': [...RELATION, 'relationsFull'],
  'blacklist.remove': ['accountUnknown', 'userUnknown'],
  'login.silent': ['accountBanned', 'loginCodeWrong'],
  'login.partner': ['accountBanned', 'loginCodeWrong'],
  'login.wechat': ['accountBanned', 'loginCodeWrong', 'phoneNeeded'],
  'login.bind_phone': ['accountBanned', 'loginCodeWrong', 'smsCodeWrong'],
  'account.wechat_auth': ['accountUnknown', 'chatAccountTaken', 'loginCodeWrong'],
  'account.forgot': ['smsCodeWrong'],
  'account.initpass': ['accountUnknown', 'smsCodeWrong'],
  'account.tosms': ['accountUnknown', 'phoneNeeded', 'smsTooMany', 'smsTooSoon'],
  'control.codes.issue': ['userUnknown'],
  'account.profile_save': ['accountUnknown', 'imageBlocked', 'nickInvalid', 'requestInvalid', 'textBlocked'],
  'account.home_page': ['accountUnknown', 'imageBlocked', 'requestInvalid'],
  'user.first_register_package': ['accountUnknown'],
  'real_name.submit': ['accountUnknown', 'realNameDone', 'realNamePending'],
  'account.report': ['accountUnknown', 'reportTargetUnknown', 'requestInvalid'],
  'user.feedback': ['accountUnknown', 'requestInvalid'],
  'user.login_log': ['accountUnknown'],
  'file.upload': ['accountUnknown', 'filesFull'],
  'control.people.set': ['requestInvalid', 'userUnknown'],
  'im.token': ['accountUnknown'],
  'im.send': [
    ...RELATION,
    'groupNotJoined',
    'groupUnknown',
    'imageBlocked',
    'messageEmpty',
    'messageTooLong',
    'relationBlocked',
    'relationRefused',
    'requestInvalid',
    'sendBlocked',
  ],
  'im.read': ['accountUnknown', 'messageUnknown'],
  'im.receipt': ['accountUnknown', 'messageUnknown'],
  'im.team_receipt': TEAM,
  'im.kick': ['accountUnknown'],
  'im.pin': ['accountUnknown', 'messageUnknown'],
  'im.recall': [...TEAM, 'messageUnknown', 'recallTooLate'],
  'im.delete_session': ['accountUnknown', 'messageUnknown'],
  'im.create_team': ['accountUnknown', 'groupFull', 'nameInvalid', 'userUnknown'],
  'im.add_to_team': [...TEAM, 'groupFull', 'groupPermissionNeeded', 'userUnknown'],
  'im.kick_from_team': [...TEAM, 'groupPermissionNeeded', 'userUnknown'],
  'im.leave_team': [...TEAM, 'groupPermissionNeeded'],
  'im.dismiss_team': [...TEAM, 'groupPermissionNeeded'],
  'bar.serve_group': ['accountUnknown'],
  'group.weal_bind_hall': [...TEAM, 'groupPermissionNeeded', 'hallProblem'],
} as const;
