import type { UserNo } from '@miczero/contracts';
import type { Turn } from '../../kernel/turn.ts';
import { isUsedElsewhere } from '../../rights/devices.ts';
import type { RoomSocket } from '../../state/rooms.ts';
import type { World } from '../../state/world.ts';
import { type OpenInput, type OpenVerdict, takeIntoUse } from '../sessions/devices.ts';
import { ROOM_GRACE_MS } from './grace.ts';
import { isSeatSweepDue, sweepSeats } from './seat-links.ts';
import { tellState } from './tell.ts';
import { forgetUntold } from './untold.ts';
import { goOut, tellTakenOver } from './visits.ts';

const SOCKETS_PER_SESSION = 5;
const SOCKETS_PER_USER = 10;

/**
 * A room socket opened. A person in a room receives its state, so a reconnect restores what was missed; a session whose visit ended meanwhile,
 * and whose person is in the same room with another one, is told that (room-event.0x1007). Like a hall socket it takes nothing over from the
 * device that is in use, unless its person says so.
 */
export function openRoomSocket(turn: Turn, input: OpenInput): { verdict: OpenVerdict } {
  const { rooms } = turn.world;
  const { no } = turn.account;
  const sid = turn.actor?.sid ?? '';
  const open = rooms.sockets.get(sid) ?? 0;
  const own = (turn.world.session_ids.get(no) ?? []).reduce((sum, id) => sum + (rooms.sockets.get(id) ?? 0), 0);
  if (open >= SOCKETS_PER_SESSION || own >= SOCKETS_PER_USER || rooms.connections.has(input.connection)) {
    return { verdict: 'tooMany' };
  }
  if (input.claim !== true && isUsedElsewhere(turn.world, sid)) return { verdict: 'usedElsewhere' };
  const session = turn.world.sessions.get(sid);
  if (session) takeIntoUse(turn, session);
  rooms.connections.set(input.connection, { no, sid, node: input.node });
  rooms.sockets.set(sid, open + 1);
  const left = rooms.untold?.get(sid);
  forgetUntold(turn.world, sid);
  const room = roomOf(turn.world, no);
  const visitor = room?.members.get(no);
  if (!room || !visitor) return { verdict: 'accepted' };
  if (visitor.sid !== sid) {
    if (left === room.id) tellTakenOver(turn, room, no, sid);
    return { verdict: 'accepted' };
  }
  rooms.vanished.delete(no);
  tellState(turn, room, no, true);
  return { verdict: 'accepted' };
}

export function closeRoomSocket(turn: Turn, input: { readonly connection: string }): Record<never, never> {
  const socket = turn.world.rooms.connections.get(input.connection);
  if (socket) removeSocket(turn, input.connection, socket);
  return {};
}

/** Removes the room sockets of leases that are gone. */
export function forgetRoomSockets(turn: Turn, isGone: (lease: string) => boolean): void {
  for (const [id, socket] of [...turn.world.rooms.connections]) {
    if (isGone(socket.node)) removeSocket(turn, id, socket);
  }
}

function removeSocket(turn: Turn, id: string, { no, sid }: RoomSocket): void {
  const { rooms } = turn.world;
  rooms.connections.delete(id);
  const left = (rooms.sockets.get(sid) ?? 1) - 1;
  if (left > 0) {
    rooms.sockets.set(sid, left);
    return;
  }
  rooms.sockets.delete(sid);
  if (roomOf(turn.world, no)?.members.get(no)?.sid === sid) rooms.vanished.set(no, turn.at);
}

/** Takes those who vanished longer than the grace ago out of their rooms, and those who lost their sound off their seats. */
export function sweepRooms(turn: Turn, _input: Record<never, never>): { removed: number } {
  const due = whoVanishedFor(turn.world, turn.at);
  for (const no of due) {
    turn.world.rooms.vanished.delete(no);
    const room = roomOf(turn.world, no);
    if (room) goOut(turn, room, no);
  }
  return { removed: due.length + sweepSeats(turn) };
}

export function isRoomSweepDue(world: World, at: number): boolean {
  return whoVanishedFor(world, at).length > 0 || isSeatSweepDue(world, at);
}

function whoVanishedFor({ rooms }: World, at: number): UserNo[] {
  return [...rooms.vanished].filter(([, since]) => at - since >= ROOM_GRACE_MS).map(([no]) => no);
}

/** The room that a person is in. */
export function roomOf({ rooms }: World, no: UserNo) {
  const id = rooms.places.get(no);
  return id === undefined ? undefined : rooms.rooms.get(id);
}
