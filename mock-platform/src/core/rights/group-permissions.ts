import {
  type GroupAction,
  type GroupStanding,
  groupStandingOf,
  groupVerdict,
  isInGroupReach,
  type UserNo,
} from '@miczero/contracts';
import { Refusal } from '../kernel/refusals.ts';
import type { Team } from '../state/im.ts';
import type { World } from '../state/world.ts';

/**
 * The permission table of groups (contracts/src/permissions), applied to a world. Every command and query of groups asks
 * here; a test walks every cell through the real commands.
 */

export function standingInGroup({ members }: Team, no: UserNo): GroupStanding {
  const member = members.get(no);
  return member ? groupStandingOf(member.role) : 'outsider';
}

/** A group that exists and is not dismissed. */
export function requireGroup({ im }: World, id: string): Team {
  const team = im.teams.get(id);
  if (!team || team.dismissed) throw new Refusal('groupUnknown');
  return team;
}

export function isAllowedInGroup(team: Team, no: UserNo, action: GroupAction): boolean {
  return groupVerdict(action, standingInGroup(team, no)) === 'yes';
}

/** The group, if this person may do this in it (im.group-not-joined). */
export function requireInGroup(world: World, id: string, no: UserNo, action: GroupAction): Team {
  const team = requireGroup(world, id);
  const verdict = groupVerdict(action, standingInGroup(team, no));
  if (verdict !== 'yes') throw new Refusal(verdict);
  return team;
}

/** The same for an action that is done to a member. */
export function requireInGroupReach(world: World, id: string, no: UserNo, action: GroupAction, uid: UserNo): Team {
  const team = requireInGroup(world, id, no, action);
  const target = standingInGroup(team, uid);
  if (target === 'outsider') throw new Refusal('userUnknown');
  if (!isInGroupReach(action, standingInGroup(team, no), target)) throw new Refusal('groupPermissionNeeded');
  return team;
}
