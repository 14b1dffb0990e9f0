import { type DataOf, type Endpoints, JOIN_TYPES_FOLLOWING, type RoomId, type UserNo } from '@miczero/contracts';
import { forgetOldest } from '../../kernel/bounded.ts';
import { userNoOf } from '../../kernel/ids.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { isUsedElsewhere } from '../../rights/devices.ts';
import { requireAbove, requireAction, requireRoom } from '../../rights/room-permissions.ts';
import type { Room } from '../../state/rooms.ts';
import { entranceOf, nameplateOf } from '../decorations/decorations.ts';
import { personOf, roleNumber, roomDataOf } from './room-data.ts';
import { renewSeatGrace, sitDown, standUp } from './seats.ts';
import { tellDecorations, tellSeating, tellSeats, tellState, toRoom, toUser } from './tell.ts';
import { forgetUntold, noteUntold } from './untold.ts';

/** Rooms remembered for each person. */
const TRACES_MAX = 50;

export interface JoinRoomInput {
  readonly group_id: RoomId;
  readonly lock_pass: string;
  readonly user_no?: UserNo | undefined;
  readonly type: number;
  readonly history: boolean;
  readonly follow_along?: UserNo | undefined;
}

/** api.room.op.join-room */
export function joinRoom(turn: Turn, input: JoinRoomInput): DataOf<Endpoints['room.join']> {
  const { world } = turn;
  const { no } = turn.account;
  if (input.user_no !== undefined && input.user_no !== no) throw new Misfit('user_no: not the caller');
  // A device that another one took over from comes into no room: the other one would silently hear nothing more.
  if (isUsedElsewhere(world, turn.actor?.sid ?? '')) throw new Refusal('deviceNotInUse');
  const room = requireAction(world, input.group_id, no, 'join');
  const former = room.members.get(no);
  const isInside = former !== undefined;
  // The ticket lasts as long as the visit of a session: a tab that takes the voice back presents the ticket of its own join.
  const kept = former?.sid === turn.actor?.sid ? former?.sig : undefined;
  // rule.locked-room-password: people inside and the staff do not need the password.
  const isAsked = room.password !== '' && !isInside && room.owner !== no && !room.staff.has(no);
  if (isAsked && room.password !== input.lock_pass) throw new Refusal('roomLocked'); // error.12006

  if (isInside) {
    goOn(turn, room, no);
    renewSeatGrace(turn, room, no);
  } else comeIn(turn, room, no, input);
  tellState(turn, room, no, input.history);
  const sig = kept ?? turn.derive('room-audio').slice(0, 32);
  const visitor = room.members.get(no);
  if (visitor) visitor.sig = sig;
  return {
    sig,
    room: roomDataOf(world, room, no),
    role: roleNumber(room, no),
    nameplate: nameplateOf(world, no),
    is_speak: !room.muted.has(no),
  };
}

/** Continuing with another session: the former one is told (room-event.0x1007). */
function goOn(turn: Turn, room: Room, no: UserNo): void {
  const visitor = room.members.get(no);
  const sid = turn.actor?.sid ?? '';
  if (!visitor || visitor.sid === sid) return;
  if (visitor.sid !== '') tellTakenOver(turn, room, no, visitor.sid);
  noteUntold(turn, room, visitor.sid);
  visitor.sid = sid;
  // Its sound may come from another provider: the seat begins anew.
  room.unheard?.delete(no);
  noteSocket(turn, no, sid);
}

/** room-event.0x1007 */
export function tellTakenOver(turn: Turn, room: Room, no: UserNo, sid: string): void {
  const body = { msg: '你已在其他设备进入该房间' };
  turn.emitRoom('roomTakenOver', body, { audience: { kind: 'session', no, sid }, room: room.id });
}

/** room-flow.join-type.follow-source */
const isFollowing = (type: number): boolean => JOIN_TYPES_FOLLOWING.some((each) => each === type);

function comeIn(turn: Turn, room: Room, no: UserNo, { type, follow_along }: JoinRoomInput): void {
  const { world } = turn;
  const former = world.rooms.places.get(no);
  if (former !== undefined) leaveForAnother(turn, former, no);
  const sid = turn.actor?.sid ?? '';
  room.members.set(no, { sid, at: turn.at, greeted: false });
  world.rooms.places.set(no, room.id);
  noteSocket(turn, no, sid);
  remember(turn, room, no);
  tellArrival(turn, room, no, isFollowing(type) ? follow_along : undefined);
  // The host's place is seat 0 (room-flow.seats.host-present).
  if (room.owner !== no) return;
  sitDown(room, 0, no);
  tellSeating(turn, room);
}

/** room-event.0x1002: the person is told that the former room was left. */
function leaveForAnother(turn: Turn, id: RoomId, no: UserNo): void {
  const room = turn.world.rooms.rooms.get(id);
  if (!room) return;
  goOut(turn, room, no);
  const body = { group_id: room.id, name: room.name, msg: `你已离开房间「${room.name}」` };
  turn.emitRoom('previousRoomNotice', body, { audience: toUser(no), room: room.id });
}

/** room-event.0x4003, room-event.0x4013, room-event.0x67 */
function tellArrival(turn: Turn, room: Room, no: UserNo, followed: UserNo | undefined): void {
  const { world } = turn;
  const entrance = entranceOf(world, no, turn.at);
  const body = {
    id: no,
    nick: world.accounts.get(no)?.nick ?? '',
    header: world.accounts.get(no)?.avatar ?? '',
    clout: room.members.size,
    nameplate: nameplateOf(world, no),
    effects: entrance ? [entrance] : [],
  };
  const to = { audience: toRoom(room), room: room.id, from: no };
  if (followed !== undefined) {
    // A request can name any account: the event names it only if it is in the room.
    const follow_along = followed !== no && room.members.has(followed) ? personOf(world, followed) : null;
    turn.emitRoom('roomJoinedFollowing', { ...body, follow_along }, to);
  } else if (entrance) turn.emitRoom('roomJoinedInStyle', body, to);
  else turn.emitRoom('roomJoined', body, to);
}

/** A person who came in counts as vanished until the session's socket opens. */
function noteSocket({ world: { rooms }, at }: Turn, no: UserNo, sid: string): void {
  if (rooms.sockets.has(sid)) rooms.vanished.delete(no);
  else rooms.vanished.set(no, at);
}

function remember({ world, at }: Turn, room: Room, no: UserNo): void {
  const own = world.rooms.traces.get(no) ?? new Map<RoomId, number>();
  own.delete(room.id);
  own.set(room.id, at);
  forgetOldest(own, TRACES_MAX);
  world.rooms.traces.set(no, own);
}

/** Takes a person out of a room and tells those who stay. */
export function goOut(turn: Turn, room: Room, no: UserNo): void {
  const { rooms } = turn.world;
  noteUntold(turn, room, room.members.get(no)?.sid ?? '');
  room.members.delete(no);
  room.applications.delete(no);
  if (rooms.places.get(no) === room.id) {
    rooms.places.delete(no);
    rooms.vanished.delete(no);
  }
  const wasSeated = standUp(room, no);
  tellSeats(turn, room);
  if (wasSeated) tellDecorations(turn, room);
}

export interface LeaveRoomInput {
  readonly group_id: RoomId;
  readonly to: string;
  readonly status?: 1 | 2 | undefined;
  readonly desc?: string | undefined;
}

/** api.room.op.leave-room: leaving a room that one is not in is fine. */
export function leaveRoom(turn: Turn, input: LeaveRoomInput): Record<never, never> {
  const { no } = turn.account;
  const to = input.to === '' ? no : userNoOf(input.to);
  if (to !== no || input.status === 2) return putOut(turn, input, to);
  const room = requireRoom(turn.world, input.group_id);
  forgetUntold(turn.world, turn.actor?.sid ?? '');
  if (room.members.has(no)) goOut(turn, room, no);
  return {};
}

function putOut(turn: Turn, input: LeaveRoomInput, to: UserNo): Record<never, never> {
  const { no } = turn.account;
  const room = requireAction(turn.world, input.group_id, no, 'ban');
  if (!room.members.has(to)) throw new Refusal('userUnknown');
  requireAbove(room, no, to);
  tellKicked(turn, room, to, input.desc ?? '', false);
  goOut(turn, room, to);
  return {};
}

/** room-event.0x4036: told before the person is out, by their own number. */
export function tellKicked(turn: Turn, room: Room, to: UserNo, reason: string, banned: boolean): void {
  const msg = reason !== '' ? reason : banned ? '你已被禁止进入该房间' : '你已被移出房间';
  turn.emitRoom('roomKicked', { group_id: room.id, msg, banned }, { audience: toUser(to), room: room.id });
}
