import type { UserNo } from '@miczero/contracts';
import type { Session } from '../state/sessions.ts';
import type { World } from '../state/world.ts';

/**
 * Which device of a person is the one in use. A person may be signed in on several, but of one platform (web, ios, …) only
 * one at a time holds connections: the device that signs in, or is told to continue here, takes over from the other, which
 * keeps its session and is told (hall-event.2001, room-event.0x1007; open point C14).
 */

const DEFAULT_PLATFORM = 'web';

export const keyOf = (session: Session) => session.platform || DEFAULT_PLATFORM;

/** The session of the same person that is in use on the same device platform. */
export function inUseBeside(world: World, session: Session): Session | undefined {
  const sid = world.in_use.get(session.no)?.get(keyOf(session));
  return sid === undefined || sid === session.sid ? undefined : world.sessions.get(sid);
}

/** Whether another device of the same platform is connected: a session that is not in use must not take over by itself. */
export function isUsedElsewhere(world: World, sid: string): boolean {
  const session = world.sessions.get(sid);
  const other = session && inUseBeside(world, session);
  return other !== undefined && (isSessionConnected(world, other) || world.rooms.sockets.has(other.sid));
}

/** Whether a session has a hall connection. */
export function isSessionConnected(world: World, { no, sid }: { readonly no: UserNo; readonly sid: string }): boolean {
  if (!world.online.has(no)) return false;
  for (const connection of world.connections.values()) {
    if (connection.no === no && connection.sid === sid) return true;
  }
  return false;
}
