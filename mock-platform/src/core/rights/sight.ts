import type { UserNo, UserStatus } from '@miczero/contracts';
import { isLinked, linksOf } from '../state/social.ts';
import type { World } from '../state/world.ts';
import { isRoomClosedTo } from './room-permissions.ts';

/** Visibility of presence and place: every answer and every event about it asks here. */

/** The people with a block between them and a person, in either direction: neither shows the other where they are. */
export function peopleApart(world: World, no: UserNo): ReadonlySet<UserNo> {
  const { blocks, blocked_by } = world.social;
  return new Set([...linksOf(blocks, no).keys(), ...linksOf(blocked_by, no).keys()]);
}

/** A visitor without a session may be a blocked person, so a person who blocks others hides from visitors, too. */
function hidesFrom(world: World, no: UserNo, viewer: UserNo | ''): boolean {
  const { blocks } = world.social;
  if (viewer === '') return linksOf(blocks, no).size > 0;
  return isLinked(blocks, no, viewer) || isLinked(blocks, viewer, no);
}

/** Whether a viewer, or a visitor (empty), sees that a person has a connection. */
export function isSeenOnline(world: World, no: UserNo, viewer: UserNo | ''): boolean {
  return world.online.has(no) && !hidesFrom(world, no, viewer);
}

/**
 * Whether a viewer, or a visitor (empty), sees that a person is there: with a connection to the halls, or in a voice room alone. Lists of
 * people and their places ask this, so that a person who is in a room is never offline beside it.
 */
export function isSeenHere(world: World, no: UserNo, viewer: UserNo | ''): boolean {
  return (world.online.has(no) || world.rooms.places.has(no)) && !hidesFrom(world, no, viewer);
}

/**
 * Counts how many of some people a viewer, or a visitor, sees online. The only count of people online in a hall that
 * any answer gives or sorts by: it agrees with the names beside it, and no two answers to the same viewer differ.
 */
export function seenOnlineCounter(world: World, viewer: UserNo | ''): (people: ReadonlyMap<UserNo, unknown>) => number {
  const candidates = viewer === '' ? world.social.blocks.keys() : peopleApart(world, viewer);
  const hidden = [...candidates].filter((no) => world.online.has(no) && hidesFrom(world, no, viewer));
  return (people) => onlineCount(world, people) - hidden.filter((no) => people.has(no)).length;
}

/** How many of some people are online; iterates over the smaller set. `seenOnlineCounter` says what a viewer is shown. */
export function onlineCount(world: World, people: ReadonlyMap<UserNo, unknown>): number {
  const [few, many] = people.size < world.online.size ? [people, world.online] : [world.online, people];
  let count = 0;
  for (const no of few.keys()) if (many.has(no)) count += 1;
  return count;
}

/** Where a person is, as far as the viewer may know. */
export function statusOf(world: World, viewer: UserNo, no: UserNo): UserStatus {
  const nowhere = { no, online: false, hall_id: '', channel_id: '', room_no: '' };
  if (!isSeenHere(world, no, viewer)) return nowhere;
  const room_id = world.rooms.places.get(no);
  const room = room_id === undefined ? undefined : world.rooms.rooms.get(room_id);
  const place = world.places.get(no);
  const hall = place?.hall_id ? world.halls.get(place.hall_id) : undefined;
  // Where a hall is concerned only its members are told.
  const maySee = hall !== undefined && (viewer === no || hall.members.has(viewer));
  return {
    ...nowhere,
    online: true,
    room_no: room && (viewer === no || !isRoomClosedTo(room, viewer)) ? room.id : '',
    hall_id: maySee ? hall.id : '',
    channel_id: maySee ? (place?.voice ?? '') : '',
  };
}
