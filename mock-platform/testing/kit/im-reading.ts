import { CONVERSATION_TYPES, type Conversation, type ImMessage, type ImSession, type UserNo } from '@miczero/contracts';
import { messageOf, messagesOf } from '../../src/core/areas/im/queries.ts';
import { Refusal } from '../../src/core/kernel/refusals.ts';
import { requireInGroup } from '../../src/core/rights/group-permissions.ts';
import { type Scene, type Session, sessionIdOf } from '../../src/core/state/im.ts';
import type { World } from '../../src/core/state/world.ts';

/** Sessions and histories as entities, read from the state. The link server has its own frames for the provider's SDK. */

/** im.sort: pinned ones first, then by the latest message; equal ones by their id, so that every node gives the same order. */
function sorted({ im }: World, no: UserNo): Session[] {
  const own = [...(im.sessions.get(no)?.values() ?? [])];
  return own.sort(
    (a, b) =>
      Number(b.top) - Number(a.top) ||
      b.at - a.at ||
      (sessionIdOf(a.scene, a.to) < sessionIdOf(b.scene, b.to) ? -1 : 1),
  );
}

/** entity.im-session: the room side knows people and groups. A system session is a person to it. */
export function imSessions(world: World, no: UserNo): ImSession[] {
  return sorted(world, no).map((session) => {
    const last = messagesOf(world, no, session).at(-1);
    const scene = session.scene === 'team' ? 'team' : 'p2p';
    return {
      id: `${scene}-${session.to}`,
      scene,
      to: session.to,
      unread: session.unread,
      updateTime: session.at,
      lastMsg: last ? messageOf(last) : null,
      isTop: session.top,
    };
  });
}

const TYPE_OF = {
  p2p: CONVERSATION_TYPES.private,
  team: CONVERSATION_TYPES.group,
  system: CONVERSATION_TYPES.system,
} as const satisfies Record<Scene, number>;

/** entity.conversation: the same, as the hall side has it. */
export function conversations(world: World, no: UserNo): Conversation[] {
  return sorted(world, no).map((session) => {
    const last = messagesOf(world, no, session).at(-1);
    return {
      conversationType: TYPE_OF[session.scene],
      targetId: session.to,
      latestMessage: last
        ? { messageId: String(last.id), sentTime: last.at, senderUserId: last.from, content: last.body }
        : null,
      unreadMessageCount: session.unread,
      isTop: session.top,
    };
  });
}

/** im.unread-sum */
export function unreadSum({ im }: World, no: UserNo): number {
  return [...(im.sessions.get(no)?.values() ?? [])].reduce((sum, { unread }) => sum + unread, 0);
}

interface HistoryRequest {
  readonly scene: Scene;
  readonly to: string;
  /** Messages before this one; 0 for the newest. */
  readonly before: number;
  /** 20 for the hall side, 50 for the room side (open point A6). */
  readonly limit: number;
}

/** A page of history, oldest first. A former member reads nothing of a group. */
export function historyOf(world: World, no: UserNo, request: HistoryRequest): ImMessage[] {
  const session = world.im.sessions.get(no)?.get(sessionIdOf(request.scene, request.to));
  if (!session) throw new Refusal('messageUnknown');
  if (request.scene === 'team') requireInGroup(world, request.to, no, 'read');
  const all = messagesOf(world, no, session);
  const earlier = request.before === 0 ? all : all.filter(({ id }) => id < request.before);
  return earlier.slice(-request.limit).map(messageOf);
}
