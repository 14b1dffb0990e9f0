import {
  isAboveInRoom,
  type RoomAction,
  type RoomId,
  type RoomStanding,
  roomHindrance,
  roomVerdict,
  type UserNo,
} from '@miczero/contracts';
import { Refusal } from '../kernel/refusals.ts';
import type { Room } from '../state/rooms.ts';
import type { World } from '../state/world.ts';

/**
 * The permission table of rooms (contracts/src/permissions), applied to a world. Every command and query of rooms, seats
 * and gifts asks here; a test walks every cell through the real commands.
 */

export function standingOf(room: Room, no: UserNo): RoomStanding {
  if (room.owner === no) return 'owner';
  if (room.black.has(no)) return 'banned';
  return room.staff.get(no) ?? (room.members.has(no) ? 'member' : 'visitor');
}

export function requireRoom(world: World, id: RoomId): Room {
  const room = world.rooms.rooms.get(id);
  if (!room) throw new Refusal('roomUnknown');
  return room;
}

/** Whether the action is open to this person as such: absence and closures are `requireAction`'s business. */
export function isAllowedInRoom(room: Room, no: UserNo, action: RoomAction): boolean {
  return roomVerdict(action, standingOf(room, no)) === 'yes';
}

/** The room, if this person may do this there now. A mute is checked apart (`requireRoomVoice`). */
export function requireAction(world: World, id: RoomId, no: UserNo, action: RoomAction): Room {
  const room = requireRoom(world, id);
  const verdict = roomVerdict(action, standingOf(room, no));
  if (verdict !== 'yes') throw new Refusal(verdict);
  const hindrance = roomHindrance(action, { away: !room.members.has(no), closed: isForbidden(world, room) });
  if (hindrance) throw new Refusal(hindrance);
  return room;
}

/** Refuses a person who is muted in the room. */
export function requireRoomVoice(room: Room, no: UserNo): void {
  const hindrance = roomHindrance('chat', { muted: room.muted.has(no) });
  if (hindrance) throw new Refusal(hindrance);
}

/** Refuses an action on a person of the actor's own standing or above: a manager on a manager, anyone on the owner. */
export function requireAbove(room: Room, actor: UserNo, target: UserNo): void {
  if (!isAboveInRoom(standingOf(room, actor), standingOf(room, target))) throw new Refusal('roomPermissionNeeded');
}

/** Whether a room hides its people from a person: it has a password, and the person is outside and not of its staff. */
export function isRoomClosedTo(room: Room, no: UserNo): boolean {
  const standing = standingOf(room, no);
  return standing === 'banned' || (standing === 'visitor' && room.password !== '');
}

/**
 * Whether a room is closed for everyone: by operations, or because its owner's account is banned. The specification knows
 * closed rooms (room-event.0x4004) and banned accounts (room-event.0x1009) and is silent on the room of such an account:
 * without an owner to answer for it, the room is closed for as long as the ban lasts.
 */
export function isForbidden(world: World, room: Room, at = world.clock): boolean {
  return world.accounts.get(room.owner)?.banned === true || isClosedByOperations(room, at);
}

/** room-event.0x4004: a closure by operations lasts until its moment, or until further notice (0). */
export function isClosedByOperations({ forbidden }: Room, at: number): boolean {
  return forbidden !== null && (forbidden.until === 0 || at < forbidden.until);
}
