import { forgetOldest } from '../../kernel/bounded.ts';
import type { Turn } from '../../kernel/turn.ts';
import type { Room } from '../../state/rooms.ts';
import type { Session } from '../../state/sessions.ts';
import type { World } from '../../state/world.ts';

/** Sessions remembered. */
const UNTOLD_MAX = 10_000;

/**
 * Remembers that the visit of a session has ended where no event reaches the session: its page goes on to show the room. No page is left to
 * show it for a session that ended the visit itself or has ended, and people of the seeds have no session.
 */
export function noteUntold({ world, actor }: Turn, room: Room, sid: string): void {
  if (sid === '' || sid === actor?.sid || world.rooms.sockets.has(sid) || world.ended.has(sid)) return;
  world.rooms.untold ??= new Map();
  world.rooms.untold.set(sid, room.id);
  forgetOldest(world.rooms.untold, UNTOLD_MAX);
}

/** The session leaves by itself, or its socket opens: from then on it knows. One that enters again opens its socket next. */
export function forgetUntold({ rooms }: World, sid: string): void {
  rooms.untold?.delete(sid);
}

/** A session that has ended opens no socket any more. */
export function forgetUntoldOf({ world }: Turn, { sid }: Session): void {
  forgetUntold(world, sid);
}
