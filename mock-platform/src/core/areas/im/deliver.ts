import {
  CONVERSATION_MAX_MESSAGES,
  CONVERSATIONS_MAX,
  type ImGift,
  type SystemSession,
  type UserNo,
} from '@miczero/contracts';
import type { Turn } from '../../kernel/turn.ts';
import { type Scene, type Session, type StoredMessage, sessionIdOf, type Team, threadKey } from '../../state/im.ts';
import type { World } from '../../state/world.ts';

/** Puts messages where they belong and updates the sessions of their receivers. */

interface Draft {
  readonly from: string;
  readonly kind: StoredMessage['kind'];
  readonly body: string;
  readonly tip?: StoredMessage['tip'];
  readonly gift?: ImGift;
  readonly c_mid?: string;
  readonly about?: UserNo;
  readonly also?: readonly UserNo[];
}

function store(turn: Turn, key: string, draft: Draft): StoredMessage {
  const { im } = turn.world;
  im.last_msg += 1;
  const { from, kind, body, tip = '', gift, c_mid = '', about, also = [] } = draft;
  const message: StoredMessage = {
    id: im.last_msg,
    from,
    at: turn.at,
    kind,
    body,
    tip,
    c_mid,
    ...(gift && { gift }),
    ...(about && { about }),
    ...(also.length > 0 && { also }),
  };
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
  const session = own.get(id) ?? {
    scene,
    to,
    unread: 0,
    at,
    top: false,
    since,
    until: 0,
    version: 0,
    read: since,
    seen: 0,
  };
  im.sessions.set(no, own.set(id, session));
  im.deleted.get(no)?.delete(id);
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

/** Gives a session the next revision: clients that know an older one receive the change. */
export function stamp({ im }: World, session: Session): void {
  im.last_msg += 1;
  session.version = im.last_msg;
}

function touch(turn: Turn, no: UserNo, session: Pick<Session, 'scene' | 'to'>, message: StoredMessage): void {
  touchSession(
    turn,
    openSession(turn.world, no, session.scene, session.to, turn.at, message.id - 1),
    // A line of the group itself tells nothing new to the one who brought it about.
    message.from === no || (message.kind === 'tip' && turn.actor?.no === no),
  );
}

function touchSession(turn: Turn, session: Session, isOwn: boolean): void {
  session.at = turn.at;
  session.until = 0;
  if (!isOwn) session.unread += 1;
  stamp(turn.world, session);
}

function tell(turn: Turn, scene: Scene, to: string, receivers: readonly UserNo[], message: StoredMessage): void {
  turn.events.push({ kind: 'im-message', scene, to, receivers, message: { ...message } });
}

export function deliverPrivate(turn: Turn, own: UserNo, other: UserNo, draft: Omit<Draft, 'from'>): StoredMessage {
  const message = store(turn, threadKey('p2p', own, other), { ...draft, from: own });
  touch(turn, own, { scene: 'p2p', to: other }, message);
  touch(turn, other, { scene: 'p2p', to: own }, message);
  tell(turn, 'p2p', other, [own, other], message);
  return message;
}

/** The account of a person in the bars. What is written to it is read there, in another product: only this side has a session. */
export type BarAccount = `bar_${string}`;

export function isBarAccount(account: string): account is BarAccount {
  return account.startsWith('bar_');
}

/** Between a person and a bar account, in either direction. */
export function deliverWithBar(turn: Turn, own: UserNo, bar: BarAccount, draft: Draft): StoredMessage {
  const message = store(turn, threadKey('p2p', own, bar), draft);
  touch(turn, own, { scene: 'p2p', to: bar }, message);
  tell(turn, 'p2p', bar, [own], message);
  return message;
}

/** To every member of the group; a person who has just left still gets the line that says so. */
export function deliverToTeam(turn: Turn, team: Team, draft: Draft, gone: readonly UserNo[] = []): StoredMessage {
  const message = store(turn, `team ${team.id}`, draft);
  const receivers = [...new Set([...team.members.keys(), ...gone])];
  for (const no of receivers) touch(turn, no, { scene: 'team', to: team.id }, message);
  for (const no of gone) openSession(turn.world, no, 'team', team.id, turn.at).until = message.id;
  tell(turn, 'team', team.id, receivers, message);
  return message;
}

/** const.system-session-ids: the platform writes to one person. */
export function tellSystem(turn: Turn, no: UserNo, system: SystemSession, body: string): void {
  const message = store(turn, threadKey('system', no, system), { from: system, kind: 'text', body });
  touch(turn, no, { scene: 'system', to: system }, message);
  tell(turn, 'system', system, [no], message);
}
