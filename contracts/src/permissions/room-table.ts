import type { RefusalName } from '../errors.ts';
import type { Verdict } from './verdict.ts';

/** The standing of a user in a room. A visitor has not entered; a banned user may not enter. */
export type RoomStanding = 'owner' | 'manager' | 'reception' | 'member' | 'banned' | 'visitor';

/** One action: the verdict for each standing, whether it reaches lower standings only, and the obstacles. */
export type RoomPermission = Readonly<Record<RoomStanding, Verdict>> & {
  /** The action in words, for the documents. */
  readonly what: string;
  /** Set for an action on a user: it reaches lower standings only. */
  readonly downwards?: true;
  /** The refusal for staff who are not in the room. */
  readonly away?: RefusalName;
  /** The refusal in a room that operations have closed (room-event.0x4004). */
  readonly closed?: RefusalName;
  /** The refusal for a user who is muted in the room (room-event.0x64). */
  readonly muted?: RefusalName;
};

const NO = 'roomPermissionNeeded';
const OUTSIDE = { banned: 'roomBanned', visitor: 'roomMembershipNeeded' } as const;
const STRANGER = { banned: NO, visitor: NO } as const;

const anyone = { owner: 'yes', manager: 'yes', reception: 'yes', member: 'yes', ...OUTSIDE } as const;
const staff = { ...anyone, member: NO } as const;
const managers = { owner: 'yes', manager: 'yes', reception: NO, member: NO, ...STRANGER } as const;
const ownerOnly = { ...managers, manager: NO } as const;
const away = 'roomMembershipNeeded';
const closed = 'roomForbidden';

/** The permissions of a room. */
export const ROOM_PERMISSIONS = {
  preview: { what: 'view its card and its switches from outside', ...anyone, visitor: 'yes' },
  join: { what: 'come in', ...anyone, visitor: 'yes', closed },
  view: { what: 'list the users inside', ...anyone, away },
  'list-restricted': { what: 'list the banned and the muted users', ...managers, ...OUTSIDE },
  chat: { what: 'write', ...anyone, away, closed, muted: 'roomChatMuted' },
  gift: { what: 'give', ...anyone, away, closed },
  // role.room-3-seat-apply, role.room-others-manage: the other roles need no application.
  apply: { what: 'apply for a seat', ...anyone, owner: NO, manager: NO, reception: NO, away, closed },
  sit: { what: 'take a free seat', ...anyone, away, closed },
  'manage-seats': {
    what: 'assign, clear, mute and unmute seats, answer applications',
    ...staff,
    downwards: true,
    away,
    closed,
  },
  mute: { what: 'mute a user in the chat', ...managers, downwards: true },
  ban: { what: 'remove a user, ban, or lift a ban', ...managers, downwards: true },
  'clear-chat': { what: 'clear the chat', ...managers },
  hearts: { what: 'switch heart values on or off, or reset them', ...managers },
  decorate: { what: 'change notice and background', ...managers },
  edit: { what: 'change name, category, cover, password, number of seats and seat applications', ...ownerOnly },
  'set-reception': { what: 'make a receptionist', ...managers, downwards: true },
  'set-manager': { what: 'make a manager', ...ownerOnly, downwards: true },
} as const satisfies Record<string, RoomPermission>;

export type RoomAction = keyof typeof ROOM_PERMISSIONS;
