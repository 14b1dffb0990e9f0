import type { RefusalName } from '../errors.ts';
import { HALL_PERMISSIONS, type HallAction, type HallPermission, type HallStanding } from './hall-table.ts';
import type { Verdict } from './verdict.ts';

/** Obstacles for a user whose standing permits an action. An absent field is false. */
export interface HallHindrances {
  readonly text_mute?: boolean;
  readonly mic_mute?: boolean;
  /** Whether all members of the hall are muted. */
  readonly mute_all?: boolean;
  /** Whether the user is banned from the channel in question. */
  readonly banned?: boolean;
}

const NO_REACH: readonly HallStanding[] = [];

/** Whether a standing permits an action in principle; `hallHindrance` covers mutes and bans. */
export function hallVerdict(action: HallAction, standing: HallStanding): Verdict {
  return HALL_PERMISSIONS[action][standing];
}

/** The refusal for a user whose standing permits the action but who is muted or banned; null for none. */
export function hallHindrance(
  action: HallAction,
  standing: HallStanding,
  { text_mute, mic_mute, mute_all, banned }: HallHindrances,
): RefusalName | null {
  const row: HallPermission = HALL_PERMISSIONS[action];
  if (row.banned && banned) return row.banned;
  if (row.text_mute && text_mute) return row.text_mute;
  if (row.mic_mute && mic_mute) return row.mic_mute;
  if (row.mute_all && mute_all && standing === 'member') return row.mute_all;
  return null;
}

/** The standings that an action can be applied to; empty for an action without a target user. */
export function hallReach(action: HallAction, standing: HallStanding): readonly HallStanding[] {
  const { over }: HallPermission = HALL_PERMISSIONS[action];
  return standing === 'owner' || standing === 'manager' ? (over?.[standing] ?? NO_REACH) : NO_REACH;
}

/**
 * Whether the platform permits an action in a hall, for a button or a menu item. `target` is the standing of the user
 * that the action applies to.
 */
export function mayInHall(
  action: HallAction,
  standing: HallStanding,
  { target, ...hindrances }: HallHindrances & { readonly target?: HallStanding } = {},
): boolean {
  if (hallVerdict(action, standing) !== 'yes' || hallHindrance(action, standing, hindrances) !== null) return false;
  return target === undefined || hallReach(action, standing).includes(target);
}
