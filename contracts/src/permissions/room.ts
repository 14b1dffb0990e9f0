import type { RoomRole } from '../entities/room.ts';
import type { RefusalName } from '../errors.ts';
import { ROOM_PERMISSIONS, type RoomAction, type RoomPermission, type RoomStanding } from './room-table.ts';
import type { Verdict } from './verdict.ts';

/** Obstacles for a user whose standing permits an action. An absent field is false. */
export interface RoomHindrances {
  /** Whether the user is outside the room. */
  readonly away?: boolean;
  /** Whether operations have closed the room. */
  readonly closed?: boolean;
  readonly muted?: boolean;
}

/** Highest first. A user outside the list ranks below all of it. */
const RANKS: readonly RoomStanding[] = ['owner', 'manager', 'reception', 'member'];

const rankOf = (standing: RoomStanding): number => {
  const rank = RANKS.indexOf(standing);
  return rank === -1 ? RANKS.length : rank;
};

/** Whether a standing permits an action in principle; `roomHindrance` covers the rest. */
export function roomVerdict(action: RoomAction, standing: RoomStanding): Verdict {
  return ROOM_PERMISSIONS[action][standing];
}

/** The refusal for a user whose standing permits the action but is stopped by the situation; null for none. */
export function roomHindrance(action: RoomAction, { away, closed, muted }: RoomHindrances): RefusalName | null {
  const row: RoomPermission = ROOM_PERMISSIONS[action];
  if (row.away && away) return row.away;
  if (row.closed && closed) return row.closed;
  if (row.muted && muted) return row.muted;
  return null;
}

/** Whether one standing ranks above another. Equals cannot act on each other, and the owner is out of reach. */
export function isAboveInRoom(standing: RoomStanding, target: RoomStanding): boolean {
  return rankOf(standing) < rankOf(target);
}

/**
 * Whether the platform permits an action in a room, for a button or a menu item. `target` is the standing of the user
 * that the action applies to.
 */
export function mayInRoom(
  action: RoomAction,
  standing: RoomStanding,
  { target, ...hindrances }: RoomHindrances & { readonly target?: RoomStanding } = {},
): boolean {
  if (roomVerdict(action, standing) !== 'yes' || roomHindrance(action, hindrances) !== null) return false;
  if (target === undefined) return true;
  const { downwards }: RoomPermission = ROOM_PERMISSIONS[action];
  return downwards === true && isAboveInRoom(standing, target);
}

/** Of a person who is in the room. */
type StandingOfRole = Exclude<RoomStanding, 'banned' | 'visitor'>;

/** Keyed by the values of `ROOM_ROLE`, written out so that this file does not import schemas. */
const STANDINGS: Readonly<Record<RoomRole, StandingOfRole>> = {
  1: 'owner',
  2: 'manager',
  3: 'member',
  4: 'reception',
};

/** The standing in a room for a role number of the wire. */
export function roomStandingOf(role: RoomRole): StandingOfRole {
  return STANDINGS[role];
}
