import type { RefusalName } from '../errors.ts';
import type { Verdict } from './verdict.ts';

/**
 * What a person is to a hall: its owner, a manager, an ordinary member, signed in without being a member, or without a
 * session.
 */
export type HallStanding = 'owner' | 'manager' | 'member' | 'outsider' | 'visitor';

/** One action: the verdict for each standing, the people within reach, and what stands in the way. */
export type HallPermission = Readonly<Record<HallStanding, Verdict>> & {
  /** The action in words, for documents. */
  readonly what: string;
  /** Done to a person: the standings within reach of owner and managers. Everybody else is protected. */
  readonly over?: { readonly owner: readonly HallStanding[]; readonly manager: readonly HallStanding[] };
  /** The refusal for a person who is muted in text (role.hall-text-mute) or on the microphone (role.hall-mic-mute). */
  readonly text_mute?: RefusalName;
  readonly mic_mute?: RefusalName;
  /** The refusal for ordinary members while all are muted (role.hall-function.mute-all). */
  readonly mute_all?: RefusalName;
  /** The refusal for a person who is banned from the channel (error.50). */
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
/** Owner over all others, managers over ordinary members: the owner is out of reach, and so is a manager for another. */
const downwards = { owner: ['manager', 'member'], manager: ['member'] } as const;
const banned = 'channelBanned';
const silenced = { text_mute: 'textMuted', mute_all: 'textMuted' } as const;

/** Who may do what in a hall (role.hall-owner, role.hall-manager, role.hall-member, role.hall-not-in-hall). */
export const HALL_PERMISSIONS = {
  'hall.search': { what: 'find halls', ...anyone, visitor: 'yes' },
  'hall.detail': { what: 'look at a hall and its channel tree', ...anyone },
  'hall.enter': { what: 'become a member', ...anyone },
  'hall.leave': { what: 'leave', ...members, owner: 'ownerStays' },
  'hall.user_list': { what: 'see the members', ...members },
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
  // A ban outlives the membership, so it is also set and lifted when the person has left.
  'hall.ban': {
    what: 'ban from a channel, or let in again',
    ...managers,
    over: { owner: ['manager', 'member', 'outsider'], manager: ['member', 'outsider'] },
  },
  'channel.mute': { what: 'mute the text of a member', ...managers, over: downwards },
  'channel.mute_all': { what: 'mute all', ...managers },
  'hall.user_mute_mic': { what: 'mute the microphone of a member', ...managers, over: downwards },
  'hall.own_mic': { what: 'open the own microphone', ...members, mic_mute: 'micMuted' },
  'channel.create': { what: 'create a channel', ...managers },
  'channel.update': { what: 'edit a channel', ...managers },
  'channel.del': { what: 'delete a channel', ...managers },
  'channel.set_password': { what: 'set the password of a channel', ...managers },
  'channel.detail': { what: 'look at a channel', ...members, banned },
  'channel.user_list': { what: 'see who is in the voice channels', ...members },
  'channel.join': { what: 'join a channel', ...members, banned },
  'channel.message': { what: 'read messages', ...members, banned },
  'chat.send': { what: 'write', ...members, ...silenced, banned },
  'chat.read': { what: 'mark as read', ...members, banned },
  'channel.get_voice_id': { what: 'get the audio channel', ...members, banned },
  'channel.window_channel_info': { what: 'look at the window of a channel', ...members, banned },
  'notice.list': { what: 'read the notices', ...members },
  'notice.create': { what: 'put up a notice', ...managers },
  'notice.del': { what: 'take a notice down', ...managers },
  'channel.invitation': { what: 'see the running invites', ...members },
  'channel.get_invite': { what: "see a channel's invite", ...members, banned },
  'channel.invite': { what: 'invite to a team', ...members, ...silenced, banned },
  'channel.end_invite': { what: "end another person's invite", ...managers, banned },
  'channel.post_gaming': { what: 'post a gaming entry', ...members, ...silenced, banned },
  'channel.update_gaming': { what: 'change the own gaming entry', ...members, ...silenced },
  'channel.close_gaming': { what: "close another person's gaming entry", ...managers },
} as const satisfies Record<string, HallPermission>;

export type HallAction = keyof typeof HALL_PERMISSIONS;
