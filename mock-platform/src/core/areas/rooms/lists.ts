import {
  type DataOf,
  type Endpoints,
  ROOM_MEMBERS_SHOWN,
  type Room as RoomData,
  type RoomId,
  type UserNo,
} from '@miczero/contracts';
import { pageOf } from '../../kernel/page.ts';
import { createRandom } from '../../kernel/random.ts';
import { Refusal } from '../../kernel/refusals.ts';
import { sha256Hex } from '../../kernel/sha256.ts';
import { isAllowedInRoom, isForbidden, isRoomClosedTo, requireAction } from '../../rights/room-permissions.ts';
import type { Room } from '../../state/rooms.ts';
import type { World } from '../../state/world.ts';
import { memberOf, personOf, roomDataOf } from './room-data.ts';

/** A page as the calls about rooms ask for it. */
interface RoomPage {
  readonly page: number;
  readonly limit: number;
}

function roomPage(world: World, viewer: UserNo | '', rooms: readonly Room[], { page, limit }: RoomPage) {
  const { rows, page_total } = pageOf(rooms, { page, page_size: limit });
  return { list: rows.map((room) => roomDataOf(world, room, viewer)), page, page_total };
}

/** The liveliest first, then the older one: an order that nothing but the world decides. */
function byLife(a: Room, b: Room): number {
  return b.members.size - a.members.size || a.created - b.created || (a.id < b.id ? -1 : 1);
}

function openRooms(world: World): Room[] {
  return [...world.rooms.rooms.values()].filter((room) => !isForbidden(world, room)).sort(byLife);
}

export interface ListRequest extends RoomPage {
  readonly room_class?: string | undefined;
  readonly keyword?: string | undefined;
}

/** api.room.v1.room-list */
export function listRooms(world: World, viewer: UserNo | '', request: ListRequest): DataOf<Endpoints['room.list']> {
  const keyword = (request.keyword ?? '').trim().toLowerCase();
  const found = openRooms(world).filter(
    (room) =>
      (request.room_class === undefined || room.room_class === request.room_class) &&
      (keyword === '' || room.name.toLowerCase().includes(keyword) || room.id === keyword),
  );
  return roomPage(world, viewer, found, request);
}

/** api.room.op.slider-rooms: rooms with an occupied seat, and rooms with lines; latest line first. */
export function sliderRooms(
  world: World,
  viewer: UserNo,
  { page, limit }: RoomPage,
): DataOf<Endpoints['room.sliders']> {
  const open = openRooms(world);
  const spoken = open.filter((room) => [...room.seats.values()].some(({ no }) => no !== ''));
  const written = open
    .filter((room) => room.lines.length > 0)
    .sort((a, b) => (b.lines.at(-1)?.id ?? 0) - (a.lines.at(-1)?.id ?? 0));
  const of = (rooms: readonly Room[]) => roomPage(world, viewer, rooms, { page, limit }).list;
  return { text: of(written), mic: of(spoken) };
}

/** api.room.v1.room-trace: the latest first. */
export function tracedRooms(world: World, viewer: UserNo, request: RoomPage): DataOf<Endpoints['room.trace']> {
  return roomPage(world, viewer, latest(world, world.rooms.traces.get(viewer)), request);
}

/** api.account.fav.room */
export function favouriteRooms(world: World, viewer: UserNo, request: RoomPage): DataOf<Endpoints['favourite.list']> {
  return roomPage(world, viewer, latest(world, world.rooms.favourites.get(viewer)), request);
}

function latest(world: World, known: ReadonlyMap<RoomId, number> = new Map()): Room[] {
  return [...known.keys()].toReversed().flatMap((id) => world.rooms.rooms.get(id) ?? []);
}

/** api.room.v1.roomMatch: an open room without a password with people in it; the choice changes with time. */
export function matchRoom(
  world: World,
  viewer: UserNo,
  room_class: string | undefined,
  at: number,
): { room: RoomData } {
  const fitting = openRooms(world).filter(
    (room) =>
      room.password === '' &&
      room.members.size > 0 &&
      !room.members.has(viewer) &&
      (room_class === undefined || room.room_class === room_class) &&
      isAllowedInRoom(room, viewer, 'join'),
  );
  if (fitting.length === 0) throw new Refusal('roomNoneFits');
  const room = createRandom(sha256Hex(`${viewer} ${at}`)).pick(fitting);
  return { room: roomDataOf(world, room, viewer) };
}

/** api.room.v1.useRoom */
export function ownRoom(world: World, viewer: UserNo): DataOf<Endpoints['room.use']> {
  const id = world.rooms.owned.get(viewer);
  const room = id === undefined ? undefined : world.rooms.rooms.get(id);
  return { room: room ? roomDataOf(world, room, viewer) : null };
}

/** api.room.v1.roomCard */
export function roomCard(world: World, viewer: UserNo, id: RoomId): DataOf<Endpoints['room.card']> {
  const room = requireAction(world, id, viewer, 'preview');
  // The people behind a password stay hidden until it was given.
  const seats = isRoomClosedTo(room, viewer) ? [] : [...room.seats.values()];
  const seated = seats.flatMap(({ no }) => (no === '' ? [] : [personOf(world, no)]));
  return {
    room: roomDataOf(world, room, viewer),
    owner: personOf(world, room.owner),
    seated,
    is_favourite: world.rooms.favourites.get(viewer)?.has(id) ?? false,
  };
}

/** api.go.room.setting.get */
export function roomSetting(world: World, viewer: UserNo, id: RoomId): DataOf<Endpoints['room.setting']> {
  const room = requireAction(world, id, viewer, 'preview');
  return {
    heart_on: room.heart_on,
    mic_free: room.mic_free,
    is_lock: room.password !== '',
    mic_num: room.seats.size,
    can_edit: isAllowedInRoom(room, viewer, 'edit'),
  };
}

/** api.room.op.member-list: 1 the users in the room, 2 its staff, 3 banned users, 4 muted users. */
export function roomMembers(
  world: World,
  viewer: UserNo,
  { group_id, type }: { readonly group_id: RoomId; readonly type: 1 | 2 | 3 | 4 },
): DataOf<Endpoints['room.members']> {
  const room = requireAction(world, group_id, viewer, type === 3 || type === 4 ? 'list-restricted' : 'view');
  const people = {
    1: () => [...room.members.keys()],
    2: () => [room.owner, ...room.staff.keys()],
    3: () => [...room.black.keys()],
    4: () => [...room.muted.keys()],
  }[type]();
  const list = people.slice(0, ROOM_MEMBERS_SHOWN).map((no) => memberOf(world, room, no));
  return { list, clout: room.members.size };
}
