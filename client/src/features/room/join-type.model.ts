import { JOIN_TYPES_FOLLOWING, JOIN_TYPES_PLAIN, type UserNo } from '@miczero/contracts';

/** How a user enters a room: 1, 2, 4, 5 plainly, 11 and 16 following another user (open point A4). */
export type JoinType = (typeof JOIN_TYPES_PLAIN)[number] | (typeof JOIN_TYPES_FOLLOWING)[number];
/** room-flow.join-type.2-search */
export const SEARCH_JOIN = 2;

export interface JoinPlan {
  readonly type: JoinType;
  /** Whom the viewer follows; only with types that record it. */
  readonly follow_along: UserNo | null;
}

/** The plan of a join, or null for a type that is not allowed. */
export function joinPlan(type: number, followed: UserNo | null): JoinPlan | null {
  // room-flow.join-type.follow-source
  const following = JOIN_TYPES_FOLLOWING.find((allowed) => allowed === type);
  if (following !== undefined) return { type: following, follow_along: followed };
  // room-flow.join-type.allowed
  const plain = JOIN_TYPES_PLAIN.find((allowed) => allowed === type);
  return plain === undefined ? null : { type: plain, follow_along: null };
}
