import type { RefusalName, UserNo } from '@miczero/contracts';
import { Refusal } from '../kernel/refusals.ts';
import type { Channel } from '../state/channels.ts';
import type { Hall, Member } from '../state/halls.ts';

/**
 * Who may do what in a hall: the only place that says so. Every command and query of halls, channels, notices, teams and
 * chat asks here; a test walks every cell through the real commands; `docs/generated/permissions.md` is this table.
 */

/** What somebody is to a hall (role.hall-owner, role.hall-manager, role.hall-member). */
export type HallRole = 'owner' | 'manager' | 'member' | 'outsider';
export type Verdict = 'yes' | RefusalName;

export interface PermissionRow {
  readonly what: string;
  readonly owner: Verdict;
  readonly manager: Verdict;
  readonly member: Verdict;
  /** Signed in, but no member of the hall (role.hall-not-in-hall). */
  readonly outsider: Verdict;
  /** Without a session. */
  readonly visitor: Verdict;
  /** What is done to a person: to whom owner and managers may do it. Anybody else is protected. */
  readonly over?: { readonly owner: readonly HallRole[]; readonly manager: readonly HallRole[] };
  /** What stands in the way of a person who is muted (role.hall-text-mute, role.hall-mic-mute). */
  readonly text_mute?: RefusalName;
  readonly mic_mute?: RefusalName;
  /** What stands in the way of everybody but owner and managers while all are muted (role.hall-function.mute-all). */
  readonly mute_all?: RefusalName;
  /** What stands in the way of somebody who is banned from the channel (error.50). */
  readonly banned?: RefusalName;
}

const visitor = 'sessionMissing';
const outsider = 'hallMembershipNeeded';
const everybody = { owner: 'yes', manager: 'yes', member: 'yes', outsider: 'yes', visitor } as const;
const members = { owner: 'yes', manager: 'yes', member: 'yes', outsider, visitor } as const;
const managers = { owner: 'yes', manager: 'yes', member: 'permissionNeeded', outsider, visitor } as const;
const ownerOnly = {
  owner: 'yes',
  manager: 'permissionNeeded',
  member: 'permissionNeeded',
  outsider,
  visitor,
} as const;
/** Owner over everybody else, managers over ordinary members: nobody acts on the owner, no manager on another. */
const downwards = { owner: ['manager', 'member'], manager: ['member'] } as const;
const banned = 'channelBanned';
const silenced = { text_mute: 'textMuted', mute_all: 'textMuted' } as const;

export const PERMISSIONS = {
  'hall.search': { what: 'find halls', ...everybody, visitor: 'yes' },
  'hall.detail': { what: 'look at a hall and its channel tree', ...everybody },
  'hall.enter': { what: 'become a member', ...everybody },
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
  'channel.end_invite': { what: "end somebody else's invite", ...managers, banned },
  'channel.post_gaming': { what: 'post a gaming entry', ...members, ...silenced, banned },
  'channel.update_gaming': { what: 'change the own gaming entry', ...members, ...silenced },
  'channel.close_gaming': { what: "close somebody else's gaming entry", ...managers },
} as const satisfies Record<string, PermissionRow>;

export type HallAction = keyof typeof PERMISSIONS;

export function roleIn(hall: Hall, no: UserNo): HallRole {
  const member = hall.members.get(no);
  if (!member) return 'outsider';
  if (hall.owner === no) return 'owner';
  return member.role === 'manage' ? 'manager' : 'member';
}

/** Whether the action is open to this person as such: muted, banned and the like are `obstacleTo`'s business. */
export function isAllowed(hall: Hall, no: UserNo, action: HallAction): boolean {
  return PERMISSIONS[action][roleIn(hall, no)] === 'yes';
}

/** What stands in the way of somebody who may do it as such, or null. */
export function obstacleTo(hall: Hall, no: UserNo, action: HallAction, channel?: Channel): RefusalName | null {
  const row: PermissionRow = PERMISSIONS[action];
  const member = hall.members.get(no);
  if (row.banned && channel?.banned.has(no)) return row.banned;
  if (row.text_mute && member?.text_mute) return row.text_mute;
  if (row.mic_mute && member?.mic_mute) return row.mic_mute;
  if (row.mute_all && hall.mute_all && roleIn(hall, no) === 'member') return row.mute_all;
  return null;
}

/** Refuses whoever may not; answers the membership of who may. */
export function requirePermission(hall: Hall, no: UserNo, action: HallAction, channel?: Channel): Member {
  const verdict: Verdict = PERMISSIONS[action][roleIn(hall, no)];
  if (verdict !== 'yes') throw new Refusal(verdict);
  const obstacle = obstacleTo(hall, no, action, channel);
  if (obstacle) throw new Refusal(obstacle);
  const member = hall.members.get(no);
  if (!member) throw new Refusal('hallMembershipNeeded');
  return member;
}

/** The same for what is done to a person; answers that person's membership. */
export function requirePower(hall: Hall, no: UserNo, action: HallAction, uid: UserNo): Member {
  requireReach(hall, no, action, uid);
  const target = hall.members.get(uid);
  if (!target) throw new Refusal('userUnknown');
  return target;
}

/** The same for what may also be done to somebody who is no member; that they exist is the caller's to check. */
export function requireReach(hall: Hall, no: UserNo, action: HallAction, uid: UserNo): void {
  requirePermission(hall, no, action);
  const { over }: PermissionRow = PERMISSIONS[action];
  const actor = roleIn(hall, no);
  const target = roleIn(hall, uid);
  const reach = actor === 'owner' || actor === 'manager' ? (over?.[actor] ?? []) : [];
  if (reach.includes(target)) return;
  throw new Refusal(target === 'outsider' ? 'userUnknown' : 'personProtected');
}
