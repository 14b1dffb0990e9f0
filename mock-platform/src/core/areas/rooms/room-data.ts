import {
  ROOM_ROLE,
  type RoomChatLine,
  type Room as RoomData,
  type RoomMember,
  type RoomPerson,
  type RoomRole,
  type RoomSeat,
  SEAT_STATUS,
  type SeatDecoration,
  type UserNo,
} from '@miczero/contracts';
import { standingOf } from '../../rights/room-permissions.ts';
import { type Room, type RoomLine, seatOf } from '../../state/rooms.ts';
import type { World } from '../../state/world.ts';
import { frameOf, nameplateOf } from '../decorations/decorations.ts';

/** How rooms, seats and people appear in the shapes of the contract. */

export function personOf(world: World, no: UserNo): RoomPerson {
  const account = world.accounts.get(no);
  return { id: no, header: account?.avatar ?? '', nick: account?.nick ?? '' };
}

/** The role's number (open point A5): a person outside counts as an ordinary member. */
export function roleNumber(room: Room, no: UserNo): RoomRole {
  const standing = standingOf(room, no);
  return standing === 'banned' || standing === 'visitor' ? ROOM_ROLE.member : ROOM_ROLE[standing];
}

/** entity.room; `viewer` is empty for a visitor without a session. */
export function roomDataOf(world: World, room: Room, viewer: UserNo | ''): RoomData {
  return {
    room_no: room.id,
    group_id: room.id,
    name: room.name,
    cover: room.cover,
    owner: room.owner,
    is_lock: room.password !== '',
    room_class: room.room_class,
    clout: room.members.size,
    mic_num: room.seats.size,
    background_web: room.background_web,
    nameplate: nameplateOf(world, room.owner),
    s_room_notice: room.s_room_notice,
    role: viewer === '' ? ROOM_ROLE.member : roleNumber(room, viewer),
    is_speak: viewer === '' || !room.muted.has(viewer),
  };
}

export function seatsOf(world: World, room: Room): RoomSeat[] {
  return [...room.seats].map(([mic_number, { no, forbidden, volume }]) => ({
    mic_number,
    mic_status: forbidden ? SEAT_STATUS.forbidden : SEAT_STATUS.open,
    member: no === '' ? null : personOf(world, no),
    volume,
  }));
}

export function decorationsOf(world: World, room: Room): SeatDecoration[] {
  return [...room.seats].flatMap(([mic_number, { no, heart }]) =>
    no === '' ? [] : [{ mic_number, id: no, frame: frameOf(world, no), nameplate: nameplateOf(world, no), heart }],
  );
}

/** entity.room-member */
export function memberOf(world: World, room: Room, no: UserNo): RoomMember {
  const application = room.applications.get(no);
  return {
    ...personOf(world, no),
    apply_id: application ? no : '',
    role: roleNumber(room, no),
    mic_number: application?.mic_number ?? seatOf(room, no),
    nameplate: nameplateOf(world, no),
  };
}

/** entity.room-chat-line */
export function lineOf(world: World, room: Room, line: RoomLine): RoomChatLine {
  const { from, content, c_mid, at, gift } = line;
  const author = { ...personOf(world, from), role: roleNumber(room, from), nameplate: nameplateOf(world, from) };
  // const.client.chattype: 2 is the chat of a room.
  const given = gift && { gift: { ...gift, image: '', to: gift.to.map((no) => personOf(world, no)) } };
  return { mid: String(line.id), type: line.type, body: { content, author, c_mid, time: at, ...given }, chatType: 2 };
}
