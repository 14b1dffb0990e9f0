import { GROUP_PERMISSIONS, type GroupAction, type GroupPermission, type GroupStanding } from './group-table.ts';
import type { Verdict } from './verdict.ts';

/** The standing that a role on the wire gives to a member. */
export function groupStandingOf(role: '' | 'owner' | 'manager'): GroupStanding {
  return role === '' ? 'member' : role;
}

/** Whether a standing permits an action. */
export function groupVerdict(action: GroupAction, standing: GroupStanding): Verdict {
  return GROUP_PERMISSIONS[action][standing];
}

/** Whether an action reaches a member of a standing; false for an action without a target user. */
export function isInGroupReach(action: GroupAction, standing: GroupStanding, target: GroupStanding): boolean {
  const { over }: GroupPermission = GROUP_PERMISSIONS[action];
  return (standing === 'owner' || standing === 'manager') && (over?.[standing].includes(target) ?? false);
}

/**
 * Whether the platform permits an action in a group, for a button or a menu item. `target` is the standing of the member
 * that the action applies to.
 */
export function mayInGroup(action: GroupAction, standing: GroupStanding, target?: GroupStanding): boolean {
  if (groupVerdict(action, standing) !== 'yes') return false;
  return target === undefined || isInGroupReach(action, standing, target);
}
