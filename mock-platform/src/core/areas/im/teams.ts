import { GROUP_NAME_MAX_CHARS, type HallId, type ImTip, type UserNo } from '@miczero/contracts';
import { cleanName } from '../../kernel/clean-text.ts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { hasBlocked } from '../../rights/blocks.ts';
import { requireInGroup, requireInGroupReach } from '../../rights/group-permissions.ts';
import { requireHall } from '../../rights/hall-access.ts';
import { isAllowed } from '../../rights/hall-permissions.ts';
import { type Im, sessionIdOf, type Team } from '../../state/im.ts';
import type { World } from '../../state/world.ts';
import { requirePicture } from '../uploads/pictures.ts';
import { deliverToTeam, openSession, tellSystem } from './deliver.ts';

interface TeamFields {
  readonly name: string;
  readonly icon: string;
  readonly group_type: Team['group_type'];
  readonly owner: UserNo;
  readonly customer?: UserNo;
}

/** Adds a group with its owner in it. */
export function addTeam(world: World, fields: TeamFields, at: number): Team {
  const { im } = world;
  im.last_team += 1;
  const team: Team = {
    ...fields,
    id: String(im.last_team),
    members: new Map([[fields.owner, { role: 'owner', at }]]),
    hall_id: '',
    dismissed: false,
  };
  im.teams.set(team.id, team);
  openSession(world, fields.owner, 'team', team.id, at);
  return team;
}

function nickOf({ accounts }: World, no: UserNo): string {
  return accounts.get(no)?.nick ?? '';
}

/** Names in a line about many people. */
const NAMED_MAX = 3;

function namesOf(world: World, people: readonly UserNo[]): string {
  const names = people
    .slice(0, NAMED_MAX)
    .map((no) => nickOf(world, no))
    .join('、');
  return people.length > NAMED_MAX ? `${names} 等 ${people.length} 人` : `${names} `;
}

/** A line of the group itself. */
function note(
  turn: Turn,
  team: Team,
  body: string,
  tip: ImTip,
  [about, ...also]: readonly UserNo[] = [],
  gone: readonly UserNo[] = [],
): void {
  deliverToTeam(turn, team, { from: team.id, kind: 'tip', body, tip, ...(about && { about }), also }, gone);
}

/** People who come in together give one line: a line for each would reach each of the others. */
function join(turn: Turn, team: Team, people: readonly UserNo[]): void {
  if (people.length === 0) return;
  for (const no of people) team.members.set(no, { role: '', at: turn.at });
  note(turn, team, `${namesOf(turn.world, people)}加入了群`, 'joined', people);
}

export function createTeam(
  turn: Turn,
  input: { readonly name: string; readonly icon: string; readonly members: readonly UserNo[] },
): { id: string } {
  const { world } = turn;
  const { no } = turn.account;
  const name = cleanName(input.name, GROUP_NAME_MAX_CHARS);
  requirePicture(world, input.icon);
  const members = new Set(input.members.filter((member) => member !== no));
  if (input.members.some((member) => !world.accounts.has(member))) throw new Refusal('userUnknown');
  for (const member of members) requireDrawable(world, member, no);
  if (members.size + 1 > world.im.most_members) throw new Refusal('groupFull');
  const owned = [...world.im.teams.values()].filter(({ owner, dismissed }) => owner === no && !dismissed);
  if (owned.length >= world.im.most_owned) throw new Refusal('groupFull');
  const team = addTeam(world, { name, icon: input.icon, group_type: '', owner: no }, turn.at);
  join(turn, team, [...members]);
  return { id: team.id };
}

/** A user cannot add a person who blocked them to a group, new or existing. */
function requireDrawable(world: World, member: UserNo, by: UserNo): void {
  if (hasBlocked(world, member, by)) throw new Refusal('groupPermissionNeeded');
}

interface TeamMember {
  readonly team: string;
  readonly no: UserNo;
  /** The others who come in, or go, together with this one. */
  readonly also?: readonly UserNo[];
}

const peopleOf = ({ no, also = [] }: TeamMember): readonly UserNo[] => [...new Set([no, ...also])];

export function addToTeam(turn: Turn, input: TeamMember): Record<never, never> {
  const team = requireInGroup(turn.world, input.team, turn.account.no, 'add');
  const named = peopleOf(input);
  if (named.some((no) => !turn.world.accounts.has(no))) throw new Refusal('userUnknown');
  const coming = named.filter((no) => !team.members.has(no));
  for (const no of coming) requireDrawable(turn.world, no, turn.account.no);
  if (coming.length > 0 && team.members.size + coming.length > turn.world.im.most_members)
    throw new Refusal('groupFull');
  join(turn, team, coming);
  return {};
}

export function kickFromTeam(turn: Turn, input: TeamMember): Record<never, never> {
  const { world, account } = turn;
  const team = requireInGroup(world, input.team, account.no, 'remove');
  const going = peopleOf(input);
  for (const no of going) requireInGroupReach(world, team.id, account.no, 'remove', no);
  for (const no of going) team.members.delete(no);
  note(turn, team, `${namesOf(world, going)}被移出了群`, 'kicked', going, going);
  return {};
}

/** im.team.left: the last line of the session says so. The owner cannot leave, only dismiss. */
export function leaveTeam(turn: Turn, input: { readonly team: string }): Record<never, never> {
  const { no } = turn.account;
  const team = requireInGroup(turn.world, input.team, no, 'leave');
  team.members.delete(no);
  note(turn, team, `${nickOf(turn.world, no)} 退出了群`, 'left', [no], [no]);
  return {};
}

/** Dismissed groups that are still stored, so that their former members find out (im.team.dismissed). */
export const DISMISSED_KEPT = 500;
/** The same for one person: many ended groups of one person do not displace those of others. */
export const DISMISSED_KEPT_EACH = 20;

/** im.team.dismissed: the last line says so, and the group has no members any more. */
export function dismissTeam(turn: Turn, input: { readonly team: string }): Record<never, never> {
  const { no } = turn.account;
  const team = requireInGroup(turn.world, input.team, no, 'dismiss');
  note(turn, team, '群已解散', 'dismissed');
  team.members.clear();
  team.dismissed = true;
  const { im } = turn.world;
  const thread = im.threads.get(`team ${team.id}`);
  // The conversation is closed; only last lines are shown, and those of earlier members are tips, too.
  if (thread) thread.messages = thread.messages.filter(({ kind }) => kind === 'tip');
  // Moved to the end, so that dismissed groups stand in the order of their dismissal.
  im.teams.delete(team.id);
  im.teams.set(team.id, team);
  forgetDismissed(turn.world, team);
  return {};
}

/** The person whose limit a group counts against: a customer's group is the customer's, though staff ends it. */
const personOf = ({ customer, owner }: Team): UserNo => customer ?? owner;

/** The oldest go, first of the person who has just ended one, then of all. */
function forgetDismissed({ im }: World, last: Team): void {
  const over = [...im.teams.values()].filter(({ dismissed }) => dismissed);
  const own = over.filter((team) => personOf(team) === personOf(last));
  const excess = own.slice(0, Math.max(0, own.length - DISMISSED_KEPT_EACH));
  const rest = over.filter((team) => !excess.includes(team));
  for (const team of [...excess, ...rest.slice(0, Math.max(0, rest.length - DISMISSED_KEPT))]) forgetTeam(im, team);
}

/** With all that hangs on it, sessions included: a client has no use for them (im.team.dismissed). */
function forgetTeam(im: Im, { id, customer }: Team): void {
  im.teams.delete(id);
  im.threads.delete(`team ${id}`);
  for (const own of im.sessions.values()) own.delete(sessionIdOf('team', id));
  if (customer !== undefined && im.services.get(customer) === id) im.services.delete(customer);
}

/**
 * A person's customer-service group: their own, and before the first contact the model from which the groups of all
 * customers are made. The model has staff members only, because customers have no business with each other.
 */
export function serveTeamOf({ im }: World, no: UserNo): Team | undefined {
  const own = im.teams.get(im.services.get(no) ?? '');
  if (own && !own.dismissed) return own;
  for (const team of im.teams.values()) {
    if (team.group_type === 'bar-serve' && team.customer === undefined && !team.dismissed) return team;
  }
  return undefined;
}

/** support.customer-service-group: a customer has a group with the staff alone, and is greeted once. */
export function reachService(turn: Turn, _input: Record<never, never>): { team: string } {
  const { world, at } = turn;
  const { no } = turn.account;
  const found = serveTeamOf(world, no);
  if (!found) throw new Refusal('groupUnknown');
  if (found.members.has(no)) return { team: found.id };
  const { name, icon, owner } = found;
  const team =
    found.customer === no ? found : addTeam(world, { name, icon, owner, group_type: 'bar-serve', customer: no }, at);
  world.im.services.set(no, team.id);
  join(turn, team, [no]);
  tellSystem(turn, no, 'ypb_bar_notify', `你已加入「${team.name}」，有问题直接说。`);
  return { team: team.id };
}

/** api.group.weal-bind-hall */
export function bindHall(turn: Turn, input: { readonly team: string; readonly hall_id: HallId }): { hall_id: HallId } {
  const { world } = turn;
  const team = requireInGroup(world, input.team, turn.account.no, 'bind-hall');
  if (team.group_type !== 'bar-weal') throw new Refusal('groupPermissionNeeded');
  const hall = requireHall(world, input.hall_id);
  const { no } = turn.account;
  if (!isAllowed(hall, no, 'hall.update')) throw new Refusal('groupPermissionNeeded');
  const isNew = team.hall_id !== hall.id;
  team.hall_id = hall.id;
  if (!isNew) return { hall_id: hall.id };
  for (const member of team.members.keys()) {
    tellSystem(turn, member, 'ypb_group_system', `「${team.name}」已绑定大厅「${hall.name}」`);
  }
  return { hall_id: hall.id };
}
