import { CONVERSATION_MAX_MESSAGES, CONVERSATIONS_MAX, type SystemSession, type UserNo } from '@miczero/contracts';
import type { Turn } from '../../kernel/turn.ts';
import { type Scene, type Session, type StoredMessage, sessionIdOf, type Team, threadKey } from '../../state/im.ts';
import type { World } from '../../state/world.ts';

/** Puts messages where they belong and updates the sessions of their receivers. */

interface Draft {
  readonly from: string;
  readonly kind: StoredMessage['kind'];
  readonly body: string;
  readonly tip?: StoredMessage['tip'];
  readonly c_mid?: string;
}

function store(turn: Turn, key: string, draft: Draft): StoredMessage {
  const { im } = turn.world;
  im.last_msg += 1;
  const { from, kind, body, tip = '', c_mid = '' } = draft;
  const message: StoredMessage = { id: im.last_msg, from, at: turn.at, kind, body, tip, c_mid };
  const thread = im.threads.get(key) ?? { messages: [] };
  thread.messages.push(message);
  if (thread.messages.length > CONVERSATION_MAX_MESSAGES) thread.messages.shift();
  im.threads.set(key, thread);
  return message;
}

/** The person's session, made when there is none. */
export function openSession({ im }: World, no: UserNo, scene: Scene, to: string, at: number, since = 0): Session {
  const own = im.sessions.get(no) ?? new Map<string, Session>();
  const id = sessionIdOf(scene, to);
  const session = own.get(id) ?? { scene, to, unread: 0, at, top: false, since, until: 0 };
  im.sessions.set(no, own.set(id, session));
  if (own.size > CONVERSATIONS_MAX) dropOldest(own, id);
  return session;
}

function dropOldest(own: Map<string, Session>, kept: string): void {
  let oldest: string | null = null;
  for (const [id, { top, at }] of own) {
    if (!top && id !== kept && (oldest === null || at < (own.get(oldest)?.at ?? 0))) oldest = id;
  }
  if (oldest !== null) own.delete(oldest);
}

function touch(turn: Turn, no: UserNo, scene: Scene, to: string, isOwn: boolean): void {
  const session = openSession(turn.world, no, scene, to, turn.at, turn.world.im.last_msg - 1);
  session.at = turn.at;
  session.until = 0;
  if (!isOwn) session.unread += 1;
}

function tell(turn: Turn, scene: Scene, to: string, receivers: readonly UserNo[], message: StoredMessage): void {
  turn.events.push({ kind: 'im-message', scene, to, receivers, message: { ...message } });
}

export function deliverPrivate(turn: Turn, own: UserNo, other: UserNo, draft: Omit<Draft, 'from'>): StoredMessage {
  const message = store(turn, threadKey('p2p', own, other), { ...draft, from: own });
  touch(turn, own, 'p2p', other, true);
  touch(turn, other, 'p2p', own, false);
  tell(turn, 'p2p', other, [own, other], message);
  return message;
}

/** To every member of the group; a person who has just left still gets the line that says so. */
export function deliverToTeam(turn: Turn, team: Team, draft: Draft, also: readonly UserNo[] = []): StoredMessage {
  const message = store(turn, `team ${team.id}`, draft);
  const receivers = [...new Set([...team.members.keys(), ...also])];
  for (const no of receivers) touch(turn, no, 'team', team.id, no === draft.from);
  for (const no of also) openSession(turn.world, no, 'team', team.id, turn.at).until = message.id;
  tell(turn, 'team', team.id, receivers, message);
  return message;
}

/** const.system-session-ids: the platform writes to one person. */
export function tellSystem(turn: Turn, no: UserNo, system: SystemSession, body: string): void {
  const message = store(turn, threadKey('system', no, system), { from: system, kind: 'text', body });
  touch(turn, no, 'system', system, false);
  tell(turn, 'system', system, [no], message);
}
