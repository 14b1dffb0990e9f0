import type { RefusalName } from '../errors.ts';
import type { Verdict } from './verdict.ts';

/** What a person is to a room. A visitor has not come in; a banned person may not. */
export type RoomStanding = 'owner' | 'manager' | 'reception' | 'member' | 'banned' | 'visitor';

/** One action: the verdict for each standing, whether it works downwards only, and what stands in the way. */
export type RoomPermission = Readonly<Record<RoomStanding, Verdict>> & {
  /** The action in words, for documents. */
  readonly what: string;
  /** Done to a person: only to people of a lower standing. */
  readonly downwards?: true;
  /** The refusal for staff who are not in the room. */
  readonly away?: RefusalName;
  /** The refusal in a room that operations have closed (room-event.0x4004). */
  readonly closed?: RefusalName;
  /** The refusal for a person who is muted in the room (room-event.0x64). */
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

/** Who may do what in a room. */
export const ROOM_PERMISSIONS = {
  preview: { what: 'see its card and its switches from outside', ...anyone, visitor: 'yes' },
  join: { what: 'come in', ...anyone, visitor: 'yes', closed },
  look: { what: 'see the people inside', ...anyone, away },
  'look-behind': { what: 'see the banned and the muted', ...managers, ...OUTSIDE },
  chat: { what: 'write', ...anyone, away, closed, muted: 'roomChatMuted' },
  gift: { what: 'give', ...anyone, away, closed },
  // role.room-3-seat-apply, role.room-others-manage: the others need no application.
  apply: { what: 'apply for a seat', ...anyone, owner: NO, manager: NO, reception: NO, away, closed },
  sit: { what: 'take a free seat', ...anyone, away, closed },
  'manage-seats': {
    what: 'seat, take off, mute and free seats, answer applications',
    ...staff,
    downwards: true,
    away,
    closed,
  },
  mute: { what: 'mute a person in the chat', ...managers, downwards: true },
  'put-out': { what: 'put a person out, ban and let in again', ...managers, downwards: true },
  'clear-chat': { what: 'clear the chat', ...managers },
  hearts: { what: 'count hearts: on, off, anew', ...managers },
  decorate: { what: 'change notice and background', ...managers },
  edit: { what: 'change name, class, cover, password, number and freedom of seats', ...ownerOnly },
  'set-reception': { what: 'make a receptionist', ...managers, downwards: true },
  'set-manager': { what: 'make a manager', ...ownerOnly, downwards: true },
} as const satisfies Record<string, RoomPermission>;

export type RoomAction = keyof typeof ROOM_PERMISSIONS;
