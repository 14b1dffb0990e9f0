import { DEFAULT_VOICE_SETTINGS, HALL_CHANNELS_MAX, HALL_NOTICES_MAX, HALLS_OWNED_MAX } from '@miczero/contracts';
import fc from 'fast-check';
import type { CommandName } from '../../../src/core/machine/command-table.ts';

/** What may arrive at every command of halls, and every reason that each has to refuse it. */

const OWNER = '10001';
const HALL = '8001';
/** A hall with as many channels and notices as there may be. */
const FULL_HALL = '8002';
/** The only text channel of a hall, and the voice channel beside it. */
const ONLY_TEXT = '9007';
const GENERAL = '9001';
const GUIDES = '9002';
const VOICE = '9003';
const LOCKED = '9004';
const OTHER_VOICE = '9101';
const HEADING = '9102';

type Give = (name: CommandName, no: string | undefined, input: object) => void;

/** Brings about what the reasons need: a full hall, a manager, a member with a muted microphone, an invite, a gaming entry. */
export function prepareHallReasons(give: Give): void {
  for (let index = 1; index < HALLS_OWNED_MAX; index += 1) give('hall.create', OWNER, { name: `大厅${index}` });
  for (let index = 2; index < HALL_CHANNELS_MAX; index += 1) {
    give('channel.create', OWNER, { hall_id: FULL_HALL, name: `频道${index}`, type: 1 });
  }
  for (let index = 0; index < HALL_NOTICES_MAX; index += 1) {
    give('notice.create', OWNER, { hall_id: FULL_HALL, content: `公告${index}` });
  }
  give('control.members.set', undefined, { hall_id: HALL, uid: '10004', role: 'manage' });
  for (const no of ['10003', '10004']) {
    give('control.members.set', undefined, { hall_id: HALL, uid: no, mic_mute: true });
    give('channel.join', no, { channel_id: VOICE });
    give('hall.apply_mic', no, { group_id: VOICE });
  }
  give('channel.invite', OWNER, { channel_id: VOICE, time_len: 600 });
  give('channel.post_gaming', OWNER, { channel_id: VOICE, game_name: '王者' });
  give('notice.create', OWNER, { hall_id: HALL, content: '公告' });
}

const from = <Value>(...values: Value[]) => fc.constantFrom(...values);
const hall_id = from(HALL, HALL, FULL_HALL, FULL_HALL, '404', 'constructor');
const channel_id = from(GENERAL, GUIDES, VOICE, LOCKED, OTHER_VOICE, HEADING, ONLY_TEXT, '404', '__proto__');
const uid = from(OWNER, '10002', '10003', '10004', '10009', '404');
const name = from('好名字', '好名字', '好名字', ' ', '违禁词', 'x'.repeat(21), '反\u202e转');
const maybeName = fc.oneof(name, from(undefined));
const text = from('', '随便写', '随便写', '随便写', '违禁词', undefined);
const picture = from('', '/files/w/a.png', '/files/seed/3.png', '/files/w/bad.png', 'javascript:1', undefined);
const flag = fc.boolean();
const person = { hall_id, uid };
const details = { tags: from(undefined, ['五排'], ['违禁词']), game_nickname: text, game_info: text };

export const HALL_INPUTS = {
  'hall.enter': fc.record({ hall_id }),
  'hall.leave': fc.record({ hall_id }),
  'hall.kick_out': fc.record({
    ...person,
    channel_id: fc.oneof(channel_id, from(undefined)),
    lift: from(undefined, true),
  }),
  'hall.create': fc.record({ name, intro: text, bg_img: picture }),
  'hall.update': fc.record({
    hall_id,
    name: maybeName,
    intro: text,
    bg_img: picture,
    welcome_channel_id: fc.oneof(channel_id, from(undefined)),
  }),
  'hall.delete': fc.record({ hall_id }),
  'hall.set_manage': fc.record(person),
  'hall.remove_manage': fc.record(person),
  'hall.user_mute_mic': fc.record({ ...person, mute: flag }),
  'hall.apply_mic': fc.record({ group_id: channel_id }),
  'hall.withdraw_mic': fc.record({ group_id: channel_id }),
  'hall.approve_mic': fc.record({ group_id: channel_id, to: uid }),
  'hall.decline_mics': fc.record({ group_id: channel_id, to: fc.oneof(uid, from(undefined)) }),
  'channel.create': fc.record({
    hall_id,
    name,
    type: from(0, 1, 2),
    parent_id: from(undefined, undefined, undefined, HEADING, VOICE),
    limit_mic: from(undefined, 3),
    password: from(undefined, '1234'),
  }),
  'channel.update': fc.record({ channel_id, name: maybeName, parent_id: from(undefined, '', HEADING, VOICE) }),
  'channel.del': fc.record({ channel_id }),
  'channel.set_password': fc.record({ channel_id, password: from('', '4321') }),
  'channel.mute': fc.record({ ...person, mute: flag }),
  'channel.mute_all': fc.record({ hall_id, mute: flag, channel_id: from(undefined, VOICE, GENERAL, '404') }),
  'notice.create': fc.record({
    hall_id,
    title: text,
    content: from('公告', '公告', ' ', '违禁词'),
    type: from(undefined, 1, 2),
    expired: from(undefined, 1, 4_000_000_000),
  }),
  'notice.del': fc.record({ hall_id, id: from('1', String(HALL_NOTICES_MAX + 1), '404') }),
  'channel.invite': fc.record({
    channel_id: from(VOICE, OTHER_VOICE, OTHER_VOICE, GUIDES, GENERAL, '404'),
    text_channel_id: from(undefined, LOCKED, LOCKED, ONLY_TEXT, '404'),
    time_len: from(0, 30, 600, 600, 600),
    ...details,
  }),
  'channel.post_gaming': fc.record({ channel_id, game_name: name, ...details, vacancy: from(undefined, 2) }),
  'channel.update_gaming': fc.record({ gaming_id: from('1', '404'), game_name: maybeName, ...details }),
  'channel.close_gaming': fc.record({ gaming_id: from('1', '404') }),
  'voice.settings': fc.constant({ voice_setting: DEFAULT_VOICE_SETTINGS }),
  'invite.sweep': fc.constant({}),
  'notice.sweep': fc.constant({}),
} as const satisfies { readonly [Name in CommandName]?: fc.Arbitrary<object> };

const OF_HALL = ['accountUnknown', 'hallMembershipNeeded', 'hallProblem'];
const MANAGED = [...OF_HALL, 'permissionNeeded'];
const OF_PERSON = [...MANAGED, 'personProtected', 'userUnknown'];
const OF_CHANNEL = ['accountUnknown', 'channelUnknown', 'hallMembershipNeeded', 'permissionNeeded'];

export const HALL_REFUSALS: { readonly [Name in CommandName]?: readonly string[] } = {
  'hall.enter': ['accountUnknown', 'hallProblem'],
  'hall.leave': [...OF_HALL, 'ownerStays'],
  'hall.kick_out': [...OF_PERSON, 'channelUnknown'],
  'hall.create': ['accountUnknown', 'hallsFull', 'imageBlocked', 'nameInvalid', 'requestInvalid', 'sendBlocked'],
  'hall.update': [...MANAGED, 'imageBlocked', 'nameInvalid', 'requestInvalid', 'sendBlocked', 'welcomeChannelNeeded'],
  'hall.delete': MANAGED,
  'hall.set_manage': OF_PERSON,
  'hall.remove_manage': OF_PERSON,
  'hall.user_mute_mic': [...OF_PERSON, 'micMuted', 'voiceNeeded'],
  'hall.apply_mic': ['accountUnknown', 'channelUnknown', 'hallMembershipNeeded', 'voiceNeeded'],
  'hall.withdraw_mic': ['accountUnknown', 'channelUnknown', 'hallMembershipNeeded', 'seatApplicationUnknown'],
  'hall.approve_mic': [...OF_CHANNEL, 'personProtected', 'seatApplicationUnknown', 'userUnknown'],
  'hall.decline_mics': [...OF_CHANNEL, 'seatApplicationUnknown'],
  'channel.create': [...MANAGED, 'channelUnknown', 'channelsFull', 'nameInvalid', 'requestInvalid'],
  'channel.update': [...OF_CHANNEL, 'nameInvalid', 'requestInvalid'],
  'channel.del': [...OF_CHANNEL, 'welcomeChannelNeeded'],
  'channel.set_password': [...OF_CHANNEL, 'welcomeChannelNeeded'],
  'channel.mute': OF_PERSON,
  'channel.mute_all': [...MANAGED, 'channelUnknown'],
  'notice.create': [...MANAGED, 'messageEmpty', 'noticesFull', 'requestInvalid', 'sendBlocked'],
  'notice.del': [...MANAGED, 'noticeUnknown'],
  'channel.invite': [
    ...OF_CHANNEL,
    'channelBanned',
    'channelPasswordWrong',
    'inviteRunning',
    'inviteUnknown',
    'requestInvalid',
    'sendBlocked',
    'textMuted',
    'voiceNeeded',
  ],
  'channel.post_gaming': [
    'accountUnknown',
    'channelBanned',
    'channelUnknown',
    'gamingOpen',
    'hallMembershipNeeded',
    'nameInvalid',
    'sendBlocked',
    'textMuted',
    'voiceNeeded',
  ],
  'channel.update_gaming': ['accountUnknown', 'gamingUnknown', 'nameInvalid', 'permissionNeeded', 'sendBlocked'],
  'channel.close_gaming': ['accountUnknown', 'gamingUnknown', 'permissionNeeded'],
  'voice.settings': ['accountUnknown'],
};
