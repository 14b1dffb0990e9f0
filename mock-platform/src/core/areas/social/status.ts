import type { UserNo, UserStatus } from '@miczero/contracts';
import type { World } from '../../world.ts';
import { hasBlocked } from './relations.ts';

/** Where somebody is, as far as the viewer may know: nobody sees anything of a person who blocks them. */
export function statusOf(world: World, viewer: UserNo | '', no: UserNo): UserStatus {
  const nowhere = { no, online: false, hall_id: '', channel_id: '', room_no: '' };
  const room_no = world.rooms.places.get(no) ?? '';
  const isHere = world.online.has(no) || room_no !== '';
  if (!isHere || (viewer !== '' && hasBlocked(world, no, viewer))) return nowhere;
  const place = world.places.get(no);
  const hall = place?.hall_id ? world.halls.get(place.hall_id) : undefined;
  // Where a hall is concerned only its members are told.
  const maySee = hall !== undefined && (viewer === no || (viewer !== '' && hall.members.has(viewer)));
  return {
    ...nowhere,
    online: true,
    room_no,
    hall_id: maySee ? hall.id : '',
    channel_id: maySee ? (place?.voice ?? '') : '',
  };
}
