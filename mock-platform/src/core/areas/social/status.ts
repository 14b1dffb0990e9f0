import type { UserNo, UserStatus } from '@miczero/contracts';
import type { World } from '../../world.ts';
import { isRoomClosedTo } from '../rooms/permissions.ts';
import { isLinked, linksOf } from './state.ts';

/** Who sees whether somebody is here, and where: every answer that tells of it asks here. */

/**
 * Whether somebody shows a viewer nothing of where they are: whom they block. A visitor without a session may be anybody,
 * so whoever blocks anybody hides from visitors too.
 */
function hidesFrom(world: World, no: UserNo, viewer: UserNo | ''): boolean {
  const { blocks } = world.social;
  return viewer === '' ? linksOf(blocks, no).size > 0 : isLinked(blocks, no, viewer);
}

/** Whether a viewer, or a visitor (empty), sees that somebody has a connection. */
export function isSeenOnline(world: World, no: UserNo, viewer: UserNo | ''): boolean {
  return world.online.has(no) && !hidesFrom(world, no, viewer);
}

/** Where somebody is, as far as the viewer may know. */
export function statusOf(world: World, viewer: UserNo, no: UserNo): UserStatus {
  const nowhere = { no, online: false, hall_id: '', channel_id: '', room_no: '' };
  const room_id = world.rooms.places.get(no);
  const room = room_id === undefined ? undefined : world.rooms.rooms.get(room_id);
  const isHere = world.online.has(no) || room !== undefined;
  if (!isHere || hidesFrom(world, no, viewer)) return nowhere;
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
