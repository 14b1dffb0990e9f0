import { GROUP_READERS_MAX, type UserNo } from '@miczero/contracts';
import type { Turn } from '../../kernel/turn.ts';
import { requireInGroup } from '../../rights/group-permissions.ts';
import type { StoredMessage, Team, TeamReading } from '../../state/im.ts';
import type { World } from '../../state/world.ts';

/** Who has read the messages of a group. The provider counts only in groups that are not too large. */

export interface TeamReaders {
  readonly message: StoredMessage;
  readonly read: readonly UserNo[];
  readonly unread: readonly UserNo[];
}

/** Members now who were there when the message came, without its sender. */
function readersOf({ members }: Team, message: StoredMessage): TeamReaders {
  const { from, at, readers = [] } = message;
  const there = [...members].flatMap(([no, member]) => (no !== from && member.at <= at ? [no] : []));
  const has = new Set(readers);
  return { message, read: there.filter((no) => has.has(no)), unread: there.filter((no) => !has.has(no)) };
}

export function readingOf({ message: { id, c_mid }, read, unread }: TeamReaders): TeamReading {
  return { id, c_mid, read: read.length, unread: unread.length };
}

function messagesOfTeam({ im }: World, team: Team, ids: readonly string[]): readonly StoredMessage[] {
  const wanted = new Set(ids);
  const all = im.threads.get(`team ${team.id}`)?.messages ?? [];
  return all.filter(({ id, kind }) => wanted.has(String(id)) && kind !== 'tip' && kind !== 'recalled');
}

const tellsReaders = ({ members }: Team): boolean => members.size <= GROUP_READERS_MAX;

/**
 * A member has read these messages, and their senders are told while they are members. Deleted messages, and own ones,
 * change nothing.
 */
export function readInTeam(
  turn: Turn,
  input: { readonly team: string; readonly ids: readonly string[] },
): Record<never, never> {
  const { no } = turn.account;
  const team = requireInGroup(turn.world, input.team, no, 'read');
  if (!tellsReaders(team)) return {};
  const bySender = new Map<UserNo, TeamReading[]>();
  for (const message of messagesOfTeam(turn.world, team, input.ids)) {
    const { from, readers = [] } = message;
    if (from === no || readers.includes(no)) continue;
    message.readers = [...readers, no];
    const sender = from as UserNo; // lines of the group itself are tips
    if (!team.members.has(sender)) continue;
    bySender.set(sender, [...(bySender.get(sender) ?? []), readingOf(readersOf(team, message))]);
  }
  for (const [to, read] of bySender) turn.events.push({ kind: 'im-team-read', team: team.id, to, by: no, read });
  return {};
}

/** Who has read own messages of a group; nothing in a group that is too large, and nothing of the messages of others. */
export function teamReaders(world: World, no: UserNo, id: string, ids: readonly string[]): readonly TeamReaders[] {
  const team = requireInGroup(world, id, no, 'read');
  if (!tellsReaders(team)) return [];
  const own = messagesOfTeam(world, team, ids).filter(({ from }) => from === no);
  return own.map((message) => readersOf(team, message));
}
