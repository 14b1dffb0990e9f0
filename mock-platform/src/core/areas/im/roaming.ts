import type { UserNo } from '@miczero/contracts';
import { requireInGroup } from '../../rights/group-permissions.ts';
import { type Scene, type Session, type StoredMessage, sessionIdOf } from '../../state/im.ts';
import type { World } from '../../state/world.ts';
import { messagesOf } from './queries.ts';

/** What a client of the messaging provider asks for: what has changed since a revision, and pages of messages. */

const ROAMING_SESSIONS = 100;
/** Of each session a newcomer hears its unread messages, at least so many and at most so many. */
const ROAMING_MIN = 20;
const ROAMING_MAX = 100;

interface Target {
  readonly scene: Scene;
  readonly to: string;
}

export interface SessionMessages {
  readonly session: Session;
  /** Oldest first. */
  readonly messages: readonly StoredMessage[];
}

export function sessionsOf({ im }: World, no: UserNo): readonly Session[] {
  return [...(im.sessions.get(no)?.values() ?? [])];
}

export function sessionAt({ im }: World, no: UserNo, { scene, to }: Target): Session | undefined {
  return im.sessions.get(no)?.get(sessionIdOf(scene, to));
}

/** Messages that a session still shows; those that were taken back are not among them. */
export function shownMessages(world: World, no: UserNo, session: Session): readonly StoredMessage[] {
  return messagesOf(world, no, session).filter(({ kind }) => kind !== 'recalled');
}

/** The last message of a session, also one that was taken back. */
export function lastMessage(world: World, no: UserNo, session: Session): StoredMessage | undefined {
  return messagesOf(world, no, session).at(-1);
}

/** Messages after a revision, by session; of a newcomer (0) the latest ones. */
export function roamingOf(world: World, no: UserNo, after: number): readonly SessionMessages[] {
  const latest = [...sessionsOf(world, no)].sort((a, b) => b.at - a.at).slice(0, ROAMING_SESSIONS);
  return latest.flatMap((session) => {
    const shown = shownMessages(world, no, session);
    const some = Math.min(ROAMING_MAX, Math.max(ROAMING_MIN, session.unread));
    const messages = after === 0 ? shown.slice(-some) : shown.filter(({ id }) => id > after).slice(-ROAMING_MAX);
    return messages.length > 0 ? [{ session, messages }] : [];
  });
}

/** Messages that were taken back after a revision, by session. */
export function recalledAfter(world: World, no: UserNo, after: number): readonly SessionMessages[] {
  return sessionsOf(world, no).flatMap((session) => {
    const messages = messagesOf(world, no, session).filter(({ recalled_at = 0 }) => recalled_at > after);
    return messages.length > 0 ? [{ session, messages }] : [];
  });
}

/** Sessions that changed after a revision. */
export function sessionsChangedAfter(world: World, no: UserNo, after: number): readonly Session[] {
  return sessionsOf(world, no).filter(({ version }) => version > after || after === 0);
}

/** Sessions that the person deleted after a revision: their ids with the revision. */
export function sessionsDeletedAfter({ im }: World, no: UserNo, after: number): readonly (readonly [string, number])[] {
  return after === 0 ? [] : [...(im.deleted.get(no) ?? [])].filter(([, version]) => version > after);
}

/** Until when other people have read the person's private messages, as they told it after a revision. */
export function receiptsAfter(world: World, no: UserNo, after: number): readonly { from: UserNo; at: number }[] {
  return sessionsOf(world, no).flatMap(({ scene, to }) => {
    if (scene !== 'p2p') return [];
    const from = to as UserNo; // a private session is with a person
    const other = sessionAt(world, from, { scene, to: no });
    return other && other.seen > 0 && other.version > after ? [{ from, at: other.seen }] : [];
  });
}

/** The moment of the last message that was read; 0 when none was. */
export function readTimeOf(world: World, no: UserNo, session: Session): number {
  return messagesOf(world, no, session).findLast(({ id }) => id <= session.read)?.at ?? 0;
}

export interface MessagePage {
  /** Only messages before (newest first) or after (oldest first) this one; 0 for all. */
  readonly anchor: number;
  /** Bounds in epoch milliseconds, both included; 0 for none. */
  readonly since: number;
  readonly until: number;
  readonly limit: number;
  readonly isOldestFirst: boolean;
}

/** A page of a conversation. A former member reads nothing of a group. */
export function pageOfMessages(world: World, no: UserNo, target: Target, page: MessagePage): readonly StoredMessage[] {
  const { anchor, since, until, limit, isOldestFirst } = page;
  if (target.scene === 'team') requireInGroup(world, target.to, no, 'read');
  const session = sessionAt(world, no, target);
  if (!session) return [];
  const within = shownMessages(world, no, session).filter(
    ({ id, at }) =>
      at >= since && (until === 0 || at <= until) && (anchor === 0 || (isOldestFirst ? id > anchor : id < anchor)),
  );
  return isOldestFirst ? within.slice(0, limit) : within.slice(-limit).reverse();
}

/** A message that a person sent or received in a conversation. */
export function messageById(world: World, no: UserNo, target: Target, id: string): StoredMessage | undefined {
  const session = sessionAt(world, no, target);
  return session && messagesOf(world, no, session).find((each) => String(each.id) === id);
}
