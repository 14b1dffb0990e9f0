import type { UserNo } from '@miczero/contracts';
import type { Audience } from '../events.ts';
import type { Turn } from '../turn.ts';
import type { Connection, Hall, World } from '../world.ts';
import { isUsedElsewhere, type OpenInput, type OpenVerdict, takeIntoUse } from './devices.ts';
import { forgetRoomSockets } from './rooms/presence.ts';
import { onlineCount, peopleApart } from './social/status.ts';
import { leaveVoice, noteVoiceConnection } from './voice.ts';

/** How long somebody whose connection broke keeps their place in a voice channel. */
export const VOICE_GRACE_MS = 15_000;
/**
 * Above this many people online a hall no longer tells everybody of every coming and going: with n people that would be
 * n squared frames. Member lists are fetched there.
 */
export const PRESENCE_TOLD_UP_TO = 500;
const CONNECTIONS_PER_USER = 10;

/** A socket opened: the first one of a person makes them online. */
export function openConnection(turn: Turn, input: OpenInput): { verdict: OpenVerdict } {
  const { world } = turn;
  const { no } = turn.account;
  const count = world.online.get(no) ?? 0;
  const sid = turn.actor?.sid ?? '';
  if (count >= CONNECTIONS_PER_USER || world.connections.has(input.connection)) return { verdict: 'tooMany' };
  if (input.claim !== true && isUsedElsewhere(world, sid)) return { verdict: 'usedElsewhere' };
  const session = world.sessions.get(sid);
  if (session) takeIntoUse(turn, session);
  world.connections.set(input.connection, { no, sid, node: input.node });
  world.online.set(no, count + 1);
  noteVoiceConnection(turn, no);
  if (count === 0) tellPresence(turn, no, 1); // hall-event.presence.state-1
  return { verdict: 'accepted' };
}

/** A socket closed: the last one of a person makes them offline. */
export function closeConnection(turn: Turn, input: { readonly connection: string }): Record<never, never> {
  const connection = turn.world.connections.get(input.connection);
  if (connection) removeConnection(turn, input.connection, connection);
  return {};
}

/** A node has started: the connections it held before are gone. */
export function startNode(turn: Turn, input: { readonly node: string }): Record<never, never> {
  for (const [id, connection] of [...turn.world.connections]) {
    if (connection.node === input.node) removeConnection(turn, id, connection);
  }
  forgetRoomSockets(turn, input.node);
  return {};
}

function removeConnection(turn: Turn, id: string, { no }: Connection): void {
  const { world } = turn;
  world.connections.delete(id);
  const left = (world.online.get(no) ?? 1) - 1;
  if (left > 0) {
    world.online.set(no, left);
    world.places.get(no)?.viewing.splice(left);
    noteVoiceConnection(turn, no);
    return;
  }
  world.online.delete(no);
  noteVoiceConnection(turn, no);
  tellPresence(turn, no, 2); // hall-event.presence.state-2
}

/** Takes those who vanished longer than the grace ago out of their voice channels. */
export function sweepVoice(turn: Turn, _input: Record<never, never>): { removed: number } {
  const due = whoVanishedFor(turn.world, turn.at);
  for (const no of due) {
    turn.world.vanished.delete(no);
    leaveVoice(turn, no);
  }
  return { removed: due.length };
}

/** Whether `sweepVoice` has anything to do. */
export function isSweepDue(world: World, at: number): boolean {
  return whoVanishedFor(world, at).length > 0;
}

function whoVanishedFor(world: World, at: number): UserNo[] {
  return [...world.vanished].filter(([, since]) => at - since >= VOICE_GRACE_MS).map(([no]) => no);
}

function tellPresence(turn: Turn, no: UserNo, state: 1 | 2): void {
  const apart = peopleApart(turn.world, no);
  for (const hall of turn.world.halls.values()) {
    if (!hall.members.has(no) || onlineCount(turn.world, hall.members) > PRESENCE_TOLD_UP_TO) continue;
    // Who does not see the person does not hear of them, either (social/status.ts).
    const except = [...apart].filter((other) => hall.members.has(other));
    emitPresence(turn, hall, no, state, {
      kind: 'hall',
      hall_id: hall.id,
      ...(except.length > 0 && { except }),
    });
  }
}

/** Of people who are no longer, or again, in sight of each other (social/relations.ts): in each hall that both are in. */
export function tellSight(turn: Turn, no: UserNo, viewer: UserNo, state: 1 | 2): void {
  for (const hall of turn.world.halls.values()) {
    if (!hall.members.has(no) || !hall.members.has(viewer)) continue;
    emitPresence(turn, hall, no, state, { kind: 'people', hall_id: hall.id, nos: [viewer] });
  }
}

/**
 * 1002 without a state: new in the hall (chat.online-shown). Whoever hears it takes the newcomer for online, so those who
 * do not see them online are told that, too.
 */
export function tellArrival(turn: Turn, hall: Hall, no: UserNo): void {
  if (onlineCount(turn.world, hall.members) > PRESENCE_TOLD_UP_TO) return;
  emitPresence(turn, hall, no, undefined, { kind: 'hall', hall_id: hall.id });
  if (!turn.world.online.has(no)) {
    emitPresence(turn, hall, no, 2, { kind: 'hall', hall_id: hall.id });
    return;
  }
  const nos = [...peopleApart(turn.world, no)].filter((other) => hall.members.has(other));
  if (nos.length > 0) emitPresence(turn, hall, no, 2, { kind: 'people', hall_id: hall.id, nos });
}

function emitPresence(turn: Turn, hall: Hall, no: UserNo, state: 1 | 2 | undefined, audience: Audience): void {
  const account = turn.world.accounts.get(no);
  const role = hall.members.get(no)?.role ?? '';
  if (!account) return;
  const body = { uid: no, nick: account.nick, avatar: account.avatar, role, ...(state !== undefined && { state }) };
  turn.emit('presenceChanged', body, { audience, from: no });
}
