import {
  hasAtMost,
  ROOM_NAME_MAX_CHARS,
  ROOM_NOTICE_MAX_CHARS,
  type Room as RoomData,
  type RoomId,
  SEATS_DEFAULT,
  type UserNo,
} from '@miczero/contracts';
import { hasBlockedWord } from '../../kernel/blocked-words.ts';
import { roomIdOf } from '../../kernel/ids.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import { isShownName, shownTextOf } from '../../kernel/shown-text.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireAction } from '../../rights/room-permissions.ts';
import { realNameStatus } from '../../state/real-name.ts';
import { emptySeat, emptySeats, type Room } from '../../state/rooms.ts';
import type { World } from '../../state/world.ts';
import { requirePicture } from '../uploads/pictures.ts';
import { isCategory } from './categories.ts';
import { roomDataOf } from './room-data.ts';
import { standUp } from './seats.ts';
import { tellDecorations, tellNotice, tellSeats, toRoom } from './tell.ts';

interface RoomFields {
  readonly name?: string | undefined;
  readonly room_class?: string | undefined;
  readonly cover?: string | undefined;
  readonly lock_pass?: string | undefined;
  readonly s_room_notice?: string | undefined;
  readonly mic_num?: number | undefined;
}

export interface AddRoomInput extends RoomFields {
  readonly name: string;
  readonly room_class: string;
}

/** api.room.v1.room-add: one room a person, for those whose real name is verified. */
export function addRoom(turn: Turn, input: AddRoomInput): { room: RoomData } {
  const { world } = turn;
  const { no } = turn.account;
  // rule.create-room-requirements: audit status 1 and nothing else.
  if (realNameStatus(world, no)?.audit_status !== 1) throw new Refusal('realNameNeeded'); // error.12010
  if (world.rooms.owned.has(no)) throw new Refusal('roomAlreadyOwned');
  checkFields(world, input);
  const texts = { name: input.name.trim(), s_room_notice: shownTextOf(input.s_room_notice ?? '') };
  const room = openRoom(world, no, turn.at, { ...input, ...texts });
  return { room: roomDataOf(world, room, no) };
}

/** Makes a room. Of the seeds too. */
export function openRoom(world: World, owner: UserNo, at: number, fields: AddRoomInput): Room {
  world.rooms.last_room += 1;
  const room: Room = {
    id: roomIdOf(world.rooms.last_room),
    owner,
    created: at,
    name: fields.name,
    cover: fields.cover ?? '',
    room_class: fields.room_class,
    password: fields.lock_pass ?? '',
    background_web: '',
    s_room_notice: fields.s_room_notice ?? '',
    mic_free: false,
    heart_on: true,
    forbidden: null,
    members: new Map(),
    staff: new Map(),
    black: new Map(),
    muted: new Map(),
    seats: emptySeats(fields.mic_num ?? SEATS_DEFAULT),
    applications: new Map(),
    lines: [],
  };
  world.rooms.rooms.set(room.id, room);
  world.rooms.owned.set(owner, room.id);
  return room;
}

function checkFields(
  world: World,
  { name, room_class, cover, s_room_notice, background_web }: RoomFields & { background_web?: string | undefined },
  kept?: Room,
): void {
  if (name !== undefined && !isShownName(name.trim(), ROOM_NAME_MAX_CHARS)) throw new Refusal('roomNameInvalid');
  if (room_class !== undefined && !isCategory(room_class)) throw new Misfit('room_class: not a category');
  if (cover !== undefined) requirePicture(world, cover, kept?.cover);
  if (background_web !== undefined) requirePicture(world, background_web, kept?.background_web);
  if (s_room_notice !== undefined && !hasAtMost(s_room_notice.trim(), ROOM_NOTICE_MAX_CHARS))
    throw new Misfit('s_room_notice: too long');
  if (hasBlockedWord(`${name ?? ''}\n${s_room_notice ?? ''}`)) throw new Refusal('roomTextBlocked');
}

export interface EditRoomInput extends RoomFields {
  readonly group_id: RoomId;
  readonly background_web?: string | undefined;
  readonly mic_free?: boolean | undefined;
}

/** api.room.v1.room-edit: a field that is absent stays as it is. */
export function editRoom(turn: Turn, input: EditRoomInput): { room: RoomData } {
  const { world } = turn;
  const { no } = turn.account;
  const { name, room_class, cover, lock_pass, mic_num, mic_free } = input;
  const isDecoration = [name, room_class, cover, lock_pass, mic_num, mic_free].every((field) => field === undefined);
  const room = requireAction(world, input.group_id, no, isDecoration ? 'decorate' : 'edit');
  checkFields(world, input, room);
  describe(turn, room, input);
  if (mic_free !== undefined) switchMicFreedom(turn, room, mic_free);
  if (lock_pass !== undefined) lock(turn, room, lock_pass);
  if (input.s_room_notice !== undefined) post(turn, room, shownTextOf(input.s_room_notice));
  if (input.background_web !== undefined) {
    room.background_web = input.background_web;
    const body = { background_web: room.background_web };
    turn.emitRoom('roomBackgroundChanged', body, { audience: toRoom(room), room: room.id }); // room-event.0x74
  }
  if (mic_num !== undefined && mic_num !== room.seats.size) resize(turn, room, mic_num);
  return { room: roomDataOf(world, room, no) };
}

/** No message carries these fields: the line of room-event.0x71 tells that there is something to fetch. */
function describe(turn: Turn, room: Room, { name, room_class, cover }: RoomFields): void {
  const after = {
    name: name?.trim() ?? room.name,
    room_class: room_class ?? room.room_class,
    cover: cover ?? room.cover,
  };
  if (room.name === after.name && room.room_class === after.room_class && room.cover === after.cover) return;
  Object.assign(room, after);
  tellNotice(turn, room, '房间资料已更新');
}

function lock(turn: Turn, room: Room, password: string): void {
  if (password === room.password) return;
  const msg = password === '' ? '房间已解锁' : room.password === '' ? '房间已上锁' : '房间密码已修改';
  room.password = password;
  tellNotice(turn, room, msg);
}

/** No message carries whether seats are free: the line tells that there is something to fetch. */
function switchMicFreedom(turn: Turn, room: Room, mic_free: boolean): void {
  if (mic_free === room.mic_free) return;
  room.mic_free = mic_free;
  tellNotice(turn, room, mic_free ? '房间已改为自由上麦' : '房间已改为申请上麦');
}

/** room-event.0x4020 tells the notice, room-event.0x71 puts it into the chat. */
function post(turn: Turn, room: Room, s_room_notice: string): void {
  room.s_room_notice = s_room_notice;
  turn.emitRoom('roomNoticeChanged', { s_room_notice }, { audience: toRoom(room), room: room.id });
  tellNotice(turn, room, '房间公告已更新', s_room_notice);
}

/** Seats go and come at the end; who sat there stands. */
function resize(turn: Turn, room: Room, count: number): void {
  for (const [number, { no }] of [...room.seats]) {
    if (number < count) continue;
    if (no !== '') standUp(room, no);
    room.seats.delete(number);
  }
  for (let number = room.seats.size; number < count; number += 1) room.seats.set(number, emptySeat());
  for (const [no, { mic_number }] of [...room.applications]) if (mic_number >= count) room.applications.delete(no);
  tellSeats(turn, room);
  tellDecorations(turn, room);
}

/** api.go.room.setting.heartOp: 1 on, 2 off, 3 begin anew. */
export function operateHearts(
  turn: Turn,
  input: { readonly group_id: RoomId; readonly op: 1 | 2 | 3 },
): { heart_on: boolean } {
  const room = requireAction(turn.world, input.group_id, turn.account.no, 'hearts');
  if (input.op === 3) for (const seat of room.seats.values()) seat.heart = 0;
  else room.heart_on = input.op === 1;
  tellDecorations(turn, room);
  return { heart_on: room.heart_on };
}

export interface ForbidRoomInput {
  readonly group_id: RoomId;
  readonly forbidden: boolean;
  readonly msg: string;
  /** How long; 0 is until further notice. */
  readonly for_ms: number;
}

/** room-event.0x4004: what operations do; by the control API only. */
export function forbidRoom(turn: Turn, input: ForbidRoomInput): Record<never, never> {
  const room = turn.world.rooms.rooms.get(input.group_id);
  if (!room) throw new Refusal('roomUnknown');
  const until = input.for_ms === 0 ? 0 : turn.at + input.for_ms;
  room.forbidden = input.forbidden ? { msg: input.msg, until } : null;
  tellForbidden(turn, room, {
    forbidden: input.forbidden,
    msg: input.msg,
    ...(input.forbidden && until > 0 && { until }),
  });
  return {};
}

export function tellForbidden(
  turn: Turn,
  room: Room,
  what: { readonly forbidden: boolean; readonly msg: string; readonly until?: number },
): void {
  turn.emitRoom('roomForbidden', { group_id: room.id, ...what }, { audience: toRoom(room), room: room.id });
}
