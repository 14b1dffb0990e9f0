import type {
  BarGroup,
  BoundHall,
  DataOf,
  Endpoints,
  GroupInfo,
  GroupMember,
  ImMessage,
  UserNo,
} from '@miczero/contracts';
import { type PageRequest, pageOf } from '../../kernel/page.ts';
import { Refusal } from '../../kernel/refusals.ts';
import { isAllowedInGroup, requireGroup, requireInGroup } from '../../rights/group-permissions.ts';
import { type Session, type StoredMessage, sessionIdOf, type Team, threadKey } from '../../state/im.ts';
import type { World } from '../../state/world.ts';
import { userBriefOf } from '../people/people.ts';
import { serveTeamOf } from './teams.ts';

/** What the messaging layers show of conversations and groups. */

export function messageOf({ id, from, at, kind, body, tip, c_mid }: StoredMessage): ImMessage {
  return { id: String(id), from, time: at, kind, body, tip, c_mid };
}

export function messagesOf({ im }: World, no: UserNo, { scene, to, since, until }: Session): readonly StoredMessage[] {
  const all = im.threads.get(threadKey(scene, no, to))?.messages ?? [];
  if (since === 0 && until === 0) return all;
  return all.filter(({ id }) => id > since && (until === 0 || id <= until));
}

/** api.social.bar-notice-info */
export function noticeInfo(world: World, no: UserNo): DataOf<Endpoints['bar.notice_info']> {
  const session = world.im.sessions.get(no)?.get(sessionIdOf('system', 'ypb_bar_notify'));
  const last = session && messagesOf(world, no, session).at(-1);
  return { unread: session?.unread ?? 0, last: last ? messageOf(last) : null };
}

/**
 * Whether a group exists for a person: they are in it, have it among their conversations (a former member still finds its
 * name there), or are served by it. All other groups, whose numbers follow one another, stay hidden.
 */
function isGroupOf(world: World, viewer: UserNo, team: Team): boolean {
  if (isAllowedInGroup(team, viewer, 'read')) return true;
  const hasSession = world.im.sessions.get(viewer)?.has(sessionIdOf('team', team.id)) ?? false;
  return hasSession || serveTeamOf(world, viewer) === team;
}

function requireShownGroup(world: World, viewer: UserNo, id: string): Team {
  const team = requireGroup(world, id);
  if (!isGroupOf(world, viewer, team)) throw new Refusal('groupUnknown');
  return team;
}

const USERS_SHOWN = 9;

/** entity.group-info: only its members see the member list and the number of members. */
function groupInfo(world: World, viewer: UserNo, team: Team): GroupInfo {
  const mayRead = isAllowedInGroup(team, viewer, 'read');
  const shown = mayRead ? [...team.members.keys()].slice(0, USERS_SHOWN) : [];
  return {
    id: team.id,
    name: team.name,
    icon: team.icon,
    in_group: team.members.has(viewer),
    users: shown.flatMap((no) => userBriefOf(world, no, viewer) ?? []),
    user_count: mayRead ? team.members.size : 0,
  };
}

/** api.group.detail */
export function groupDetail(world: World, viewer: UserNo, id: string): GroupInfo {
  return groupInfo(world, viewer, requireShownGroup(world, viewer, id));
}

/** api.group.details */
export function groupDetails(world: World, viewer: UserNo, ids: readonly string[]): GroupInfo[] {
  const teams = [...new Set(ids)].flatMap((id) => world.im.teams.get(id) ?? []);
  return teams
    .filter((team) => !team.dismissed && isGroupOf(world, viewer, team))
    .map((team) => groupInfo(world, viewer, team));
}

/** api.group.members */
export function groupMembers(world: World, viewer: UserNo, id: string): GroupMember[] {
  return [...requireInGroup(world, id, viewer, 'read').members].flatMap(([no, { role }]) => {
    const account = world.accounts.get(no);
    return account ? [{ no, nick: account.nick, avatar: account.avatar, role }] : [];
  });
}

/** api.group.user-list */
export function groupUsers(
  world: World,
  viewer: UserNo,
  request: PageRequest & { readonly group_id: string },
): DataOf<Endpoints['group.user_list']> {
  const noes = [...requireInGroup(world, request.group_id, viewer, 'read').members.keys()];
  const users = noes.flatMap((no) => userBriefOf(world, no, viewer) ?? []);
  const sorted = [...users.filter(({ online }) => online), ...users.filter(({ online }) => !online)];
  const { rows, page, page_total } = pageOf(sorted, request);
  return { list: rows, page, page_total };
}

function boundHallOf(world: World, viewer: UserNo, { hall_id }: Team): BoundHall | null {
  const hall = hall_id === '' ? undefined : world.halls.get(hall_id);
  return hall ? { hall_id: hall.id, name: hall.name, bg_img: hall.bg_img, in_hall: hall.members.has(viewer) } : null;
}

/** api.group.get-bound-hall */
export function boundHall(world: World, viewer: UserNo, id: string): BoundHall | null {
  return boundHallOf(world, viewer, requireShownGroup(world, viewer, id));
}

/** api.group.weal-hall */
export function wealHall(world: World, viewer: UserNo, id: string): DataOf<Endpoints['group.weal_hall']> {
  const team = requireShownGroup(world, viewer, id);
  if (team.group_type !== 'bar-weal') throw new Refusal('groupUnknown');
  return { hall: boundHallOf(world, viewer, team), can_bind: isAllowedInGroup(team, viewer, 'bind-hall') };
}

/** entity.bar-group; null for an ordinary group. */
export function barGroupOf({ id, group_type, icon, name }: Team): BarGroup | null {
  return group_type === '' ? null : { id, group_type, icon, name };
}

/** api.group.serve-group */
export function serveGroup(world: World, viewer: UserNo): DataOf<Endpoints['group.serve_group']> {
  const team = serveTeamOf(world, viewer);
  return { group: team ? barGroupOf(team) : null, in_group: team?.members.has(viewer) ?? false };
}
