import type { RefusalName, RoomId, UserNo } from '@miczero/contracts';
import { Refusal } from '../kernel/refusals.ts';
import type { Room } from '../state/rooms.ts';
import type { World } from '../state/world.ts';

/** What somebody is to a room. A visitor has not come in; a banned person may not. */
export type RoomRole = 'owner' | 'manager' | 'reception' | 'member' | 'banned' | 'visitor';

export type RoomAction =
  | 'preview'
  | 'join'
  | 'look'
  | 'look-behind'
  | 'chat'
  | 'gift'
  | 'apply'
  | 'sit'
  | 'manage-seats'
  | 'mute'
  | 'put-out'
  | 'clear-chat'
  | 'hearts'
  | 'decorate'
  | 'edit'
  | 'set-reception'
  | 'set-manager';

type Row = Readonly<Record<RoomRole, true | RefusalName>>;

const NO = 'roomPermissionNeeded';
const OUTSIDE = { banned: 'roomBanned', visitor: 'roomMembershipNeeded' } as const;
const STRANGER = { banned: NO, visitor: NO } as const;

const everybody: Row = { owner: true, manager: true, reception: true, member: true, ...OUTSIDE };
const staff: Row = { ...everybody, member: NO };
const managers: Row = { owner: true, manager: true, reception: NO, member: NO, ...STRANGER };
const ownerOnly: Row = { ...managers, manager: NO };

/** Who may do what in a room: the only place that says so. Whom it may be done to: `requireAbove`. */
export const ROOM_PERMISSIONS: Readonly<Record<RoomAction, Row>> = {
  preview: { ...everybody, visitor: true },
  join: { ...everybody, visitor: true },
  look: everybody,
  'look-behind': { ...managers, ...OUTSIDE },
  chat: everybody,
  gift: everybody,
  // role.room-3-seat-apply, role.room-others-manage: the others need no application.
  apply: { owner: NO, manager: NO, reception: NO, member: true, ...OUTSIDE },
  sit: everybody,
  'manage-seats': staff,
  mute: managers,
  'put-out': managers,
  'clear-chat': managers,
  hearts: managers,
  decorate: managers,
  edit: ownerOnly,
  'set-reception': managers,
  'set-manager': ownerOnly,
};

/** Actions of people who are in the room; the others work from outside too, for those whom the table lets. */
const INSIDE: ReadonlySet<RoomAction> = new Set<RoomAction>(['look', 'chat', 'gift', 'apply', 'sit', 'manage-seats']);
/** What a room that operations have closed does not allow to anybody. */
const NEEDS_OPEN: ReadonlySet<RoomAction> = new Set<RoomAction>([
  'join',
  'chat',
  'gift',
  'apply',
  'sit',
  'manage-seats',
]);

export function roleOf(room: Room, no: UserNo): RoomRole {
  if (room.owner === no) return 'owner';
  if (room.black.has(no)) return 'banned';
  return room.staff.get(no) ?? (room.members.has(no) ? 'member' : 'visitor');
}

export function requireRoom(world: World, id: RoomId): Room {
  const room = world.rooms.rooms.get(id);
  if (!room) throw new Refusal('roomUnknown');
  return room;
}

/** The room, if this person may do this there now. */
export function requireAction(world: World, id: RoomId, no: UserNo, action: RoomAction): Room {
  const room = requireRoom(world, id);
  const verdict = ROOM_PERMISSIONS[action][roleOf(room, no)];
  if (verdict !== true) throw new Refusal(verdict);
  if (INSIDE.has(action) && !room.members.has(no)) throw new Refusal('roomMembershipNeeded');
  if (NEEDS_OPEN.has(action) && isForbidden(world, room)) throw new Refusal('roomForbidden');
  return room;
}

const RANKS: readonly RoomRole[] = ['owner', 'manager', 'reception', 'member'];

/** Nobody acts on somebody of their own rank or above: not a manager on a manager, nobody on the owner or on oneself. */
export function requireAbove(room: Room, actor: UserNo, target: UserNo): void {
  const rank = (no: UserNo) => {
    const at = RANKS.indexOf(roleOf(room, no));
    return at === -1 ? RANKS.length : at;
  };
  if (rank(actor) >= rank(target)) throw new Refusal('roomPermissionNeeded');
}

/** Whether somebody learns nothing of who is in a room: it has a password, and they are outside and not of its staff. */
export function isRoomClosedTo(room: Room, no: UserNo): boolean {
  const role = roleOf(room, no);
  return role === 'banned' || (role === 'visitor' && room.password !== '');
}

/**
 * Whether a room is closed for everybody: by operations, or because its owner's account is banned. The specification knows
 * closed rooms (room-event.0x4004) and banned accounts (room-event.0x1009) and is silent on the room of such an account:
 * nobody is left who answers for it, so it is closed for as long as the ban lasts.
 */
export function isForbidden(world: World, room: Room, at = world.clock): boolean {
  return world.accounts.get(room.owner)?.banned === true || isClosedByOperations(room, at);
}

/** room-event.0x4004: a closure by operations lasts until its moment, or until further notice (0). */
export function isClosedByOperations({ forbidden }: Room, at: number): boolean {
  return forbidden !== null && (forbidden.until === 0 || at < forbidden.until);
}
