import { ROOM_ROLE, type RoomId, type UserNo } from '@miczero/contracts';
import { forgetOldest } from '../../kernel/bounded.ts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireAbove, requireAction } from '../../rights/room-permissions.ts';
import type { Room } from '../../state/rooms.ts';
import { tellSeats, toRoom } from './tell.ts';
import { goOut, tellKicked } from './visits.ts';

/** Managers and receptionists of one room. */
const STAFF_MAX = 50;
/** People remembered as banned or muted in one room; the oldest are forgiven first. */
const PUNISHED_MAX = 1000;

export interface StaffInput {
  readonly group_id: RoomId;
  readonly to: UserNo;
}

export interface PunishInput extends StaffInput {
  readonly type: 1 | 2;
}

type StaffRole = 'manager' | 'reception';
const TITLES = { manager: '管理员', reception: '接待' } as const;

/** api.room.v1.settingadmin */
export const setManager = (turn: Turn, input: StaffInput) => appoint(turn, input, 'manager');
/** api.room.v1.setReception */
export const setReception = (turn: Turn, input: StaffInput) => appoint(turn, input, 'reception');
/** api.room.v1.canceladmin */
export const cancelManager = (turn: Turn, input: StaffInput) => dismiss(turn, input, 'manager');
/** api.room.v1.cancelReception */
export const cancelReception = (turn: Turn, input: StaffInput) => dismiss(turn, input, 'reception');

function requireTarget(turn: Turn, { group_id, to }: StaffInput, role: StaffRole): Room {
  const { no } = turn.account;
  const room = requireAction(turn.world, group_id, no, role === 'manager' ? 'set-manager' : 'set-reception');
  if (!turn.world.accounts.has(to)) throw new Refusal('userUnknown');
  requireAbove(room, no, to);
  return room;
}

function appoint(turn: Turn, input: StaffInput, role: StaffRole): Record<never, never> {
  const room = requireTarget(turn, input, role);
  if (room.staff.get(input.to) === role) return {};
  // A banned person cannot join the staff, and a new member of it needs a free place.
  const isFull = room.staff.size >= STAFF_MAX && !room.staff.has(input.to);
  if (room.black.has(input.to) || isFull) throw new Refusal('roomPermissionNeeded');
  room.staff.set(input.to, role);
  const hadApplied = room.applications.delete(input.to);
  tellRole(turn, room, input.to, role, true);
  if (hadApplied) tellSeats(turn, room);
  return {};
}

function dismiss(turn: Turn, input: StaffInput, role: StaffRole): Record<never, never> {
  const room = requireTarget(turn, input, role);
  if (room.staff.get(input.to) !== role) throw new Refusal('userUnknown');
  room.staff.delete(input.to);
  tellRole(turn, room, input.to, role, false);
  return {};
}

/** room-event.0x4006 gives a role, room-event.0x4015 takes it. */
function tellRole(turn: Turn, room: Room, to: UserNo, role: StaffRole, granted: boolean): void {
  const nick = turn.world.accounts.get(to)?.nick ?? '';
  const address = { audience: toRoom(room), room: room.id };
  if (granted) {
    const body = { apply_id: to, role: ROOM_ROLE[role], msg: `${nick} 成为${TITLES[role]}` };
    turn.emitRoom('roomRoleGranted', body, address);
  } else {
    const body = { apply_id: to, role: ROOM_ROLE.member, msg: `${nick} 不再是${TITLES[role]}` };
    turn.emitRoom('roomRoleRevoked', body, address);
  }
}

/** api.room.v1.groupblack: error.12011 from then on. */
export function banFromRoom(turn: Turn, input: PunishInput): { banned: boolean } {
  const room = requirePunishable(turn, input, 'ban');
  if (input.type === 2) {
    room.black.delete(input.to);
    return { banned: false };
  }
  room.black.set(input.to, turn.at);
  forgetOldest(room.black, PUNISHED_MAX);
  room.staff.delete(input.to);
  if (room.members.has(input.to)) {
    tellKicked(turn, room, input.to, '', true);
    goOut(turn, room, input.to);
  }
  return { banned: true };
}

/** api.room.v1.speaking: room-event.0x64 and room-event.0x65; a repeated change causes no event. */
export function muteInRoom(turn: Turn, input: PunishInput): { is_speak: boolean } {
  const room = requirePunishable(turn, input, 'mute');
  const nick = turn.world.accounts.get(input.to)?.nick ?? '';
  const address = { audience: toRoom(room), room: room.id };
  const isMuted = room.muted.has(input.to);
  if (input.type === 2) {
    room.muted.delete(input.to);
    if (isMuted) turn.emitRoom('roomUserUnmuted', { id: input.to, nick, msg: `${nick} 已解除禁言` }, address);
    return { is_speak: true };
  }
  if (isMuted) return { is_speak: false };
  room.muted.set(input.to, turn.at);
  forgetOldest(room.muted, PUNISHED_MAX);
  turn.emitRoom('roomUserMuted', { id: input.to, nick, msg: `${nick} 已被禁言` }, address);
  return { is_speak: false };
}

function requirePunishable(turn: Turn, { group_id, to }: StaffInput, action: 'ban' | 'mute'): Room {
  const { no } = turn.account;
  const room = requireAction(turn.world, group_id, no, action);
  if (!turn.world.accounts.has(to)) throw new Refusal('userUnknown');
  requireAbove(room, no, to);
  return room;
}

/** api.room.v1.clearScreen: room-event.0x66. */
export function clearChat(turn: Turn, input: { readonly group_id: RoomId }): Record<never, never> {
  const { no, nick } = turn.account;
  const room = requireAction(turn.world, input.group_id, no, 'clear-chat');
  room.lines = [];
  room.gifts = [];
  turn.emitRoom('roomChatCleared', { id: no, msg: `${nick} 清空了公屏` }, { audience: toRoom(room), room: room.id });
  return {};
}
