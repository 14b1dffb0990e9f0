import type { CoreEvent } from '../../core/kernel/events.ts';
import type { Connection } from './connection.ts';

type SessionEnd = Extract<CoreEvent, { readonly kind: 'session-ended' | 'session-taken-over' }>;

/**
 * The connections of sessions that ended or were taken over, each with the end of its session. One pass over the
 * connections serves any number of sessions: many expire together.
 */
export function* connectionsEndedBy<C extends Connection>(
  events: readonly CoreEvent[],
  connections: () => Iterable<C>,
): Iterable<readonly [C, SessionEnd]> {
  const ends = new Map<string, SessionEnd>();
  for (const event of events) {
    const isEnd = event.kind === 'session-ended' || event.kind === 'session-taken-over';
    if (isEnd && !ends.has(event.sid)) ends.set(event.sid, event);
  }
  if (ends.size === 0) return;
  for (const connection of connections()) {
    const end = ends.get(connection.actor.sid);
    if (end) yield [connection, end];
  }
}
