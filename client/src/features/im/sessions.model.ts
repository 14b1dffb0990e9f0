import { SYSTEM_SESSIONS, type SystemSession } from '@miczero/contracts';
import type { ImMessage, ImSession, ImSessionId } from './im.state.ts';

/** What a session is, from its id and its last message. */

/** const.account-prefixes-hidden: stripped from an account when it is shown or compared with a user number. */
const HIDDEN_PREFIXES = ['ypb_', 'bar_'] as const;

/** People whom a line of a group names. */
export const NAMED_MAX = 3;

/** The user number behind an account of the provider. */
export function numberOfAccount(account: string): string {
  const prefix = HIDDEN_PREFIXES.find((each) => account.startsWith(each));
  return prefix === undefined ? account : account.slice(prefix.length);
}

/** Whether an account of the provider is this user's. */
export function isAccountOf(account: string, no: string | null | undefined): boolean {
  return no !== null && no !== undefined && numberOfAccount(account) === no;
}

export function isTeamSession(id: ImSessionId): boolean {
  return id.startsWith('team-');
}

/** The account or team behind a session. */
export function peerOf(id: ImSessionId): string {
  return id.slice(id.indexOf('-') + 1);
}

/** const.system-session-ids, matched before any prefix is stripped (open point A13). */
export function systemOf(id: ImSessionId): SystemSession | null {
  return isTeamSession(id) ? null : (SYSTEM_SESSIONS.find((each) => each === peerOf(id)) ?? null);
}

/** A private session with a user. */
export function isPersonSession(id: ImSessionId): boolean {
  return !isTeamSession(id) && systemOf(id) === null;
}

/** im.team.dismissed, im.team.left: the last message says that there is no team any more, or that the viewer left it. */
export function isOver({ id, last }: Pick<ImSession, 'id' | 'last'>, viewer: string | undefined): boolean {
  if (!isTeamSession(id) || last?.body.kind !== 'notice') return false;
  const { notice, about } = last.body;
  if (notice === 'dismissed') return true;
  return (notice === 'left' || notice === 'kicked') && about.some((account) => isAccountOf(account, viewer));
}

/** im.sort, const.session-sorting: pinned sessions first, then the latest. */
export function inOrder(sessions: readonly ImSession[]): readonly ImSession[] {
  return [...sessions].sort(
    (a, b) => Number(b.isPinned) - Number(a.isPinned) || b.at - a.at || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
}

/** Whether the viewer's message was read by the other person. */
export function isReadByPeer({ at }: Pick<ImMessage, 'at'>, readUpTo: number | undefined): boolean {
  return readUpTo !== undefined && at <= readUpTo;
}

/** The mentions of sessions that are unread. A list that is older than a mention says nothing about it. */
export function stillUnread(
  mentioned: Readonly<Partial<Record<ImSessionId, number>>>,
  sessions: readonly ImSession[],
): Readonly<Partial<Record<ImSessionId, number>>> {
  const isUnread = ([id, at = 0]: readonly [string, number | undefined]) =>
    sessions.some((session) => session.id === id && (session.unread > 0 || session.at < at));
  return Object.fromEntries(Object.entries(mentioned).filter(isUnread));
}
