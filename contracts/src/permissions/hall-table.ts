import type { RefusalName } from '../errors.ts';
import type { Verdict } from './verdict.ts';

/**
 * The standing of a user in a hall: owner, manager, ordinary member, signed in without membership, or without a
 * session.
 */
export type HallStanding = 'owner' | 'manager' | 'member' | 'outsider' | 'visitor';

/** One action: the verdict for each standing, the standings within reach, and the obstacles. */
export type HallPermission = Readonly<Record<HallStanding, Verdict>> & {
  /** The action in words, for the documents. */
  readonly what: string;
  /** For an action on a user: the standings within reach of owner and managers. All others are protected. */
  readonly over?: { readonly owner: readonly HallStanding[]; readonly manager: readonly HallStanding[] };
  /** The refusal for a user who is muted in text (role.hall-text-mute) or on the microphone (role.hall-mic-mute). */
  readonly text_mute?: RefusalName;
  readonly mic_mute?: RefusalName;
  /** The refusal for ordinary members while all are muted (role.hall-function.mute-all). */
  readonly mute_all?: RefusalName;
  /** The refusal for a user who is banned from the channel (error.50). */
  readonly banned?: RefusalName;
};

const visitor = 'sessionMissing';
const outsider = 'hallMembershipNeeded';
const anyone = { owner: 'yes', manager: 'yes', member: 'yes', outsider: 'yes', visitor } as const;
const members = { owner: 'yes', manager: 'yes', member: 'yes', outsider, visitor } as const;
const managers = { owner: 'yes', manager: 'yes', member: 'permissionNeeded', outsider, visitor } as const;
const ownerOnly = {
  owner: 'yes',
  manager: 'permissionNeeded',
  member: 'permissionNeeded',
  outsider,
  visitor,
} as const;
/**
 * The owner reaches all others, managers reach ordinary members. The owner is out of reach, and managers do not reach
 * each other.
 */
const downwards = { owner: ['manager', 'member'], manager: ['member'] } as const;
const banned = 'channelBanned';
const silenced = { text_mute: 'textMuted', mute_all: 'textMuted' } as const;

/** The permissions of a hall (role.hall-owner, role.hall-manager, role.hall-member, role.hall-not-in-hall). */
export const HALL_PERMISSIONS = {
  'hall.search': { what: 'find halls', ...anyone, visitor: 'yes' },
  'hall.detail': { what: 'view a hall and its channel tree', ...anyone },
  'hall.enter': { what: 'become a member', ...anyone },
  'hall.leave': { what: 'leave', ...members, owner: 'ownerStays' },
  'hall.user_list': { what: 'list the members', ...members },
  'hall.user_card': { what: "see members' cards", ...members },
  'hall.update': { what: 'edit the hall', ...managers },
  'hall.delete': { what: 'dissolve the hall', ...ownerOnly },
  'hall.set_manage': { what: 'make a manager', ...ownerOnly, over: { owner: ['manager', 'member'], manager: [] } },
  'hall.remove_manage': {
    what: 'remove a manager',
    ...ownerOnly,
    over: { owner: ['manager', 'member'], manager: [] },
  },
  'hall.kick_out': { what: 'kick out', ...managers, over: downwards },
  // A ban outlives the membership, so it can be set and lifted after the user has left.
  'hall.ban': {
    what: 'ban from a channel, or lift the ban',
    ...managers,
    over: { owner: ['manager', 'member', 'outsider'], manager: ['member', 'outsider'] },
  },
  'channel.mute': { what: 'mute the text of a member', ...managers, over: downwards },
  'channel.mute_all': { what: 'mute all', ...managers },
  'hall.user_mute_mic': { what: 'mute the microphone of a member', ...managers, over: downwards },
  // role.hall-function.approve-mic
  'hall.apply_mic': { what: 'ask to be heard again in a voice channel', ...members },
  'hall.approve_mic': { what: 'approve or decline the microphones that members ask for', ...managers, over: downwards },
  'hall.own_mic': { what: "open one's own microphone", ...members, mic_mute: 'micMuted' },
  'channel.create': { what: 'create a channel', ...managers },
  'channel.update': { what: 'edit a channel', ...managers },
  'channel.del': { what: 'delete a channel', ...managers },
  'channel.set_password': { what: 'set the password of a channel', ...managers },
  'channel.detail': { what: 'view a channel', ...members, banned },
  'channel.user_list': { what: 'list the users in the voice channels', ...members },
  'channel.join': { what: 'join a channel', ...members, banned },
  'channel.message': { what: 'read messages', ...members, banned },
  'chat.send': { what: 'write', ...members, ...silenced, banned },
  'chat.read': { what: 'mark as read', ...members, banned },
  'channel.get_voice_id': { what: 'get the audio channel', ...members, banned },
  'channel.window_channel_info': { what: 'view the window of a channel', ...members, banned },
  'notice.list': { what: 'read the notices', ...members },
  'notice.create': { what: 'publish a notice', ...managers },
  'notice.del': { what: 'remove a notice', ...managers },
  'channel.invitation': { what: 'list the running invites', ...members },
  'channel.get_invite': { what: 'view the invite of a channel', ...members, banned },
  'channel.invite': { what: 'invite to a team', ...members, ...silenced, banned },
  'channel.end_invite': { what: "end another user's invite", ...managers, banned },
  'channel.post_gaming': { what: 'post a gaming entry', ...members, ...silenced, banned },
  'channel.update_gaming': { what: "change one's own gaming entry", ...members, ...silenced },
  'channel.close_gaming': { what: "close another user's gaming entry", ...managers },
} as const satisfies Record<string, HallPermission>;

export type HallAction = keyof typeof HALL_PERMISSIONS;
