import { type LoginInfo, type RefusalName, SESSION_LIFETIME_S, type UserNo } from '@miczero/contracts';
import { forgetOldest } from '../../kernel/bounded.ts';
import { isSameText } from '../../kernel/sha256.ts';
import type { Turn } from '../../kernel/turn.ts';
import type { Account } from '../../state/accounts.ts';
import type { Session } from '../../state/sessions.ts';
import type { World } from '../../state/world.ts';
import { forgetUse, platformOf, takeIntoUse } from './devices.ts';
import { rememberDevice } from './known-devices.ts';

const SESSIONS_PER_USER = 10;
const ENDED_SESSIONS_REMEMBERED = 1000;

/** Ends a session and remembers why; its place in a voice channel is free at once. */
export function endSession(turn: Turn, sid: string, reason: RefusalName): void {
  const session = turn.world.sessions.get(sid);
  if (!session) return;
  turn.world.sessions.delete(sid);
  const left = (turn.world.session_ids.get(session.no) ?? []).filter((id) => id !== sid);
  if (left.length > 0) turn.world.session_ids.set(session.no, left);
  else turn.world.session_ids.delete(session.no);
  forgetUse(turn.world, session.no, sid);
  turn.announce('sessionEnded', session);
  turn.world.ended.set(sid, reason);
  forgetOldest(turn.world.ended, ENDED_SESSIONS_REMEMBERED);
  turn.events.push({ kind: 'session-ended', sid, reason });
}

/** Begins a session: one a device, so that signing in again takes the former one over. */
export function beginSession(turn: Turn, account: Account, device: string): LoginInfo {
  const { world } = turn;
  const own = sessionsOf(world, account.no);
  const expired = own.filter((session) => isExpired(session, turn.at));
  const sameDevice = own.filter((session) => session.device === device && !isExpired(session, turn.at));
  for (const session of expired) endSession(turn, session.sid, 'sessionExpired');
  for (const session of sameDevice) endSession(turn, session.sid, 'sessionTakenOver');
  const left = own.filter((session) => world.sessions.has(session.sid));
  const surplus = Math.max(0, left.length - SESSIONS_PER_USER + 1);
  for (const session of left.slice(0, surplus)) endSession(turn, session.sid, 'sessionTakenOver');
  const session: Session = {
    sid: turn.derive('sid').slice(0, 32),
    no: account.no,
    secret_key: turn.derive('secret_key'),
    access_token: turn.derive('access_token').slice(0, 40),
    device,
    platform: platformOf(device),
    since: turn.at,
  };
  world.sessions.set(session.sid, session);
  world.session_ids.set(account.no, [...(world.session_ids.get(account.no) ?? []), session.sid]);
  takeIntoUse(turn, session);
  rememberDevice(world, account.no, device);
  return loginInfoOf(account, session);
}

function loginInfoOf(account: Account, session: Session): LoginInfo {
  return {
    no: account.no,
    access_time: session.since,
    expires_in: SESSION_LIFETIME_S,
    attach: { base: account.nick !== '' },
    token: { sid: session.sid, access_token: session.access_token, secret_key: session.secret_key },
    phone: account.phone,
  };
}

function isExpired(session: Session, at: number): boolean {
  return at - session.since > SESSION_LIFETIME_S * 1000;
}

/**
 * session.valid-on-start.expired: ends expired sessions, so that their connections close: a socket must
 * not outlive what it was opened with.
 */
export function sweepSessions(turn: Turn, _input: Record<never, never>): { ended: number } {
  const due: Session[] = [];
  for (const session of turn.world.sessions.values()) {
    // They stand in the order of their beginning.
    if (!isExpired(session, turn.at)) break;
    due.push(session);
  }
  for (const { sid } of due) endSession(turn, sid, 'sessionExpired');
  return { ended: due.length };
}

/** Whether `sweepSessions` has anything to do. */
export function isSessionSweepDue(world: World, at: number): boolean {
  const [oldest] = world.sessions.values();
  return oldest !== undefined && isExpired(oldest, at);
}

/** The living session of a signed request, or the session code that tells why there is none. */
export function findSession(world: World, sid: string, no: string, at: number): Session | RefusalName {
  const session = world.sessions.get(sid);
  if (!session) return world.ended.get(sid) ?? 'sessionUnknown';
  if (session.no !== no) return 'sessionUnknown';
  if (isExpired(session, at)) return 'sessionExpired';
  const account = world.accounts.get(session.no);
  if (!account) return 'accountUnknown';
  return account.banned ? 'accountBanned' : session;
}

/** Whether this is the access token that the session began with. */
export function isAccessToken(world: World, sid: string, token: string): boolean {
  const session = world.sessions.get(sid);
  return session !== undefined && isSameText(session.access_token, token);
}

/** Seconds that a session still lives. */
export function sessionSecondsLeft(world: World, sid: string, at: number): number {
  const session = world.sessions.get(sid);
  return session ? Math.max(0, SESSION_LIFETIME_S - Math.floor((at - session.since) / 1000)) : 0;
}

export function sessionsOf(world: World, no: UserNo): Session[] {
  return (world.session_ids.get(no) ?? []).flatMap((sid) => world.sessions.get(sid) ?? []);
}
