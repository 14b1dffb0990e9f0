import type { UserNo } from '@miczero/contracts';
import type { Audience } from '../../kernel/events.ts';
import type { Turn } from '../../kernel/turn.ts';
import { isUsedElsewhere } from '../../rights/devices.ts';
import { onlineCount, peopleApart } from '../../rights/sight.ts';
import type { Hall } from '../../state/halls.ts';
import type { Connection } from '../../state/presence.ts';
import { type OpenInput, type OpenVerdict, takeIntoUse } from '../sessions/devices.ts';
import { noteVoiceConnection } from '../voice/voice.ts';

/**
 * Above this many people online a hall no longer announces every arrival and departure: with n people that would be
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

/** Removes the hall connections of leases that are gone. */
export function forgetConnections(turn: Turn, isGone: (lease: string) => boolean): void {
  for (const [id, connection] of [...turn.world.connections]) {
    if (isGone(connection.node)) removeConnection(turn, id, connection);
  }
}

function removeConnection(turn: Turn, id: string, { no }: Connection): void {
  const { world } = turn;
  world.connections.delete(id);
  const left = (world.online.get(no) ?? 1) - 1;
  if (left > 0) {
    world.online.set(no, left);
    // What the other connections look at is not known: until the next join it is all of it.
    noteVoiceConnection(turn, no);
    return;
  }
  world.online.delete(no);
  noteVoiceConnection(turn, no);
  tellPresence(turn, no, 2); // hall-event.presence.state-2
}

function tellPresence(turn: Turn, no: UserNo, state: 1 | 2): void {
  const apart = peopleApart(turn.world, no);
  for (const hall of turn.world.halls.values()) {
    if (!hall.members.has(no) || onlineCount(turn.world, hall.members) > PRESENCE_TOLD_UP_TO) continue;
    // A member who may not see the person receives no events about them, either (rights/sight.ts).
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
 * 1002 without a state: new in the hall (chat.online-shown). A client that hears it takes the newcomer for online, so those who
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
