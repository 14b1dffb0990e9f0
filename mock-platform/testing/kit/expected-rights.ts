import type {
  GroupAction,
  GroupStanding,
  HallAction,
  HallStanding,
  RefusalName,
  RoomAction,
  RoomStanding,
  Verdict,
} from '@miczero/contracts';

/**
 * Who may do what, written down by hand and apart from the tables of the platform: a right that opens there by mistake
 * differs from here, however well table and commands agree with each other. Change a right in both places, on purpose.
 */

/** Owner, manager, member, outsider, visitor: who of them may. */
const HALL_RIGHTS: { readonly [Action in HallAction]: string } = {
  'hall.search': 'owner manager member outsider visitor',
  'hall.detail': 'owner manager member outsider',
  'hall.enter': 'owner manager member outsider',
  'hall.leave': 'manager member',
  'hall.user_list': 'owner manager member',
  'hall.user_card': 'owner manager member',
  'hall.update': 'owner manager',
  'hall.delete': 'owner',
  'hall.set_manage': 'owner',
  'hall.remove_manage': 'owner',
  'hall.kick_out': 'owner manager',
  'hall.ban': 'owner manager',
  'channel.mute': 'owner manager',
  'channel.mute_all': 'owner manager',
  'hall.user_mute_mic': 'owner manager',
  'hall.apply_mic': 'owner manager member',
  'hall.approve_mic': 'owner manager',
  'hall.own_mic': 'owner manager member',
  'channel.create': 'owner manager',
  'channel.update': 'owner manager',
  'channel.del': 'owner manager',
  'channel.set_password': 'owner manager',
  'channel.detail': 'owner manager member',
  'channel.user_list': 'owner manager member',
  'channel.join': 'owner manager member',
  'channel.message': 'owner manager member',
  'chat.send': 'owner manager member',
  'chat.read': 'owner manager member',
  'channel.get_voice_id': 'owner manager member',
  'channel.window_channel_info': 'owner manager member',
  'notice.list': 'owner manager member',
  'notice.create': 'owner manager',
  'notice.del': 'owner manager',
  'channel.invitation': 'owner manager member',
  'channel.get_invite': 'owner manager member',
  'channel.invite': 'owner manager member',
  'channel.end_invite': 'owner manager',
  'channel.post_gaming': 'owner manager member',
  'channel.update_gaming': 'owner manager member',
  'channel.close_gaming': 'owner manager',
};

/** The refusal for each standing. */
const HALL_REFUSALS: Readonly<Record<HallStanding, RefusalName>> = {
  owner: 'permissionNeeded',
  manager: 'permissionNeeded',
  member: 'permissionNeeded',
  outsider: 'hallMembershipNeeded',
  visitor: 'sessionMissing',
};

export function expectedInHall(action: HallAction, role: HallStanding): Verdict {
  if (HALL_RIGHTS[action].split(' ').includes(role)) return 'yes';
  // An owner dissolves the hall and cannot leave it.
  return action === 'hall.leave' && role === 'owner' ? 'ownerStays' : HALL_REFUSALS[role];
}

/** Actions on a person: the standings on which the owner may act, and those on which a manager may. */
export const EXPECTED_REACH: Partial<Record<HallAction, { readonly owner: string; readonly manager: string }>> = {
  'hall.set_manage': { owner: 'manager member', manager: '' },
  'hall.remove_manage': { owner: 'manager member', manager: '' },
  'hall.kick_out': { owner: 'manager member', manager: 'member' },
  'hall.ban': { owner: 'manager member outsider', manager: 'member outsider' },
  'channel.mute': { owner: 'manager member', manager: 'member' },
  'hall.user_mute_mic': { owner: 'manager member', manager: 'member' },
  'hall.approve_mic': { owner: 'manager member', manager: 'member' },
};

export type Hindrance = 'text_mute' | 'mic_mute' | 'mute_all' | 'banned';

/** What keeps an ordinary member from it. */
export const EXPECTED_HINDRANCES: Partial<Record<HallAction, Partial<Record<Hindrance, RefusalName>>>> = {
  'hall.own_mic': { mic_mute: 'micMuted' },
  'channel.detail': { banned: 'channelBanned' },
  'channel.join': { banned: 'channelBanned' },
  'channel.message': { banned: 'channelBanned' },
  'chat.send': { text_mute: 'textMuted', mute_all: 'textMuted', banned: 'channelBanned' },
  'chat.read': { banned: 'channelBanned' },
  'channel.get_voice_id': { banned: 'channelBanned' },
  'channel.window_channel_info': { banned: 'channelBanned' },
  'channel.get_invite': { banned: 'channelBanned' },
  'channel.invite': { text_mute: 'textMuted', mute_all: 'textMuted', banned: 'channelBanned' },
  'channel.end_invite': { banned: 'channelBanned' },
  'channel.post_gaming': { text_mute: 'textMuted', mute_all: 'textMuted', banned: 'channelBanned' },
  'channel.update_gaming': { text_mute: 'textMuted', mute_all: 'textMuted' },
};

/** Owner, manager, reception, member, banned, visitor: who of them may. */
const ROOM_RIGHTS: { readonly [Action in RoomAction]: string } = {
  preview: 'owner manager reception member visitor',
  join: 'owner manager reception member visitor',
  view: 'owner manager reception member',
  'list-restricted': 'owner manager',
  chat: 'owner manager reception member',
  gift: 'owner manager reception member',
  apply: 'member',
  sit: 'owner manager reception member',
  'manage-seats': 'owner manager reception',
  mute: 'owner manager',
  ban: 'owner manager',
  'clear-chat': 'owner manager',
  hearts: 'owner manager',
  decorate: 'owner manager',
  edit: 'owner',
  'set-reception': 'owner manager',
  'set-manager': 'owner',
};

/** Acts that need presence: an absent person is refused for the absence, not for a missing right. */
const INSIDE: readonly RoomAction[] = [
  'preview',
  'join',
  'view',
  'list-restricted',
  'chat',
  'gift',
  'apply',
  'sit',
  'manage-seats',
];

export function expectedInRoom(action: RoomAction, role: RoomStanding): 'yes' | RefusalName {
  if (ROOM_RIGHTS[action].split(' ').includes(role)) return 'yes';
  if (role === 'banned' && INSIDE.includes(action)) return 'roomBanned';
  if (role === 'visitor' && INSIDE.includes(action)) return 'roomMembershipNeeded';
  return 'roomPermissionNeeded';
}

/** Owner, manager, member, outsider of a group: who of them may. */
const GROUP_RIGHTS: { readonly [Action in GroupAction]: string } = {
  read: 'owner manager member',
  write: 'owner manager member',
  'recall-any': 'owner manager',
  add: 'owner manager',
  remove: 'owner manager',
  leave: 'manager member',
  dismiss: 'owner',
  'bind-hall': 'owner manager',
};

export function expectedInGroup(action: GroupAction, role: GroupStanding): 'yes' | RefusalName {
  if (GROUP_RIGHTS[action].split(' ').includes(role)) return 'yes';
  if (role === 'outsider') return 'groupNotJoined';
  return action === 'recall-any' ? 'messageUnknown' : 'groupPermissionNeeded';
}

/** The standings that the owner may remove, and those that a manager may. */
export const EXPECTED_REMOVALS: Readonly<Partial<Record<GroupStanding, string>>> = {
  owner: 'manager member',
  manager: 'member',
};
