import type { UserNo } from '@miczero/contracts';
import type { Turn } from '../turn.ts';
import type { Session, World } from '../world.ts';

/**
 * Which device of a person is the one in use. A person may be signed in on several, but of one platform (web, ios, …) only
 * one at a time holds connections: the device that signs in, or is told to go on here, takes over from the other, which
 * keeps its session and hears of it (hall-event.2001, room-event.0x1007; open point C14).
 */

const DEFAULT_PLATFORM = 'web';

/** rule.client-header: what a device calls itself begins with its platform. Empty for a device that has no such name. */
export function platformOf(device: string): string {
  return /^([a-z]{1,16})_/.exec(device)?.[1] ?? '';
}

/** A socket that opens, of a hall or of a room. */
export interface OpenInput {
  readonly connection: string;
  readonly node: string;
  /** The person wants to go on here: takes over from the device that is in use. */
  readonly claim?: boolean | undefined;
}

/** Why a socket may not stay. */
export type OpenVerdict = 'accepted' | 'tooMany' | 'usedElsewhere';

const keyOf = (session: Session) => session.platform || DEFAULT_PLATFORM;

/** The session that is in use on the platform of another one. */
function inUseBeside(world: World, session: Session): Session | undefined {
  const sid = world.in_use.get(session.no)?.get(keyOf(session));
  return sid === undefined || sid === session.sid ? undefined : world.sessions.get(sid);
}

/** Makes a session the one in use on its platform; whoever was it hears of it. */
export function takeIntoUse(turn: Turn, session: Session): void {
  const former = inUseBeside(turn.world, session);
  const own = turn.world.in_use.get(session.no) ?? new Map<string, string>();
  turn.world.in_use.set(session.no, own.set(keyOf(session), session.sid));
  if (former) turn.events.push({ kind: 'session-taken-over', no: former.no, sid: former.sid, at: turn.at });
}

/** Whether another device of the same platform is connected: a session that is not in use must not take over by itself. */
export function isUsedElsewhere(world: World, sid: string): boolean {
  const session = world.sessions.get(sid);
  const other = session && inUseBeside(world, session);
  return other !== undefined && (isSessionConnected(world, other) || world.rooms.sockets.has(other.sid));
}

/** Whether somebody has a hall connection by this session. */
export function isSessionConnected(world: World, { no, sid }: { readonly no: UserNo; readonly sid: string }): boolean {
  if (!world.online.has(no)) return false;
  for (const connection of world.connections.values()) {
    if (connection.no === no && connection.sid === sid) return true;
  }
  return false;
}

/** A session that has ended is in use no longer. */
export function forgetUse(world: World, no: UserNo, sid: string): void {
  const own = world.in_use.get(no);
  if (!own) return;
  for (const [platform, used] of own) if (used === sid) own.delete(platform);
  if (own.size === 0) world.in_use.delete(no);
}
