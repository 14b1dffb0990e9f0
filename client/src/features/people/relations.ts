import { type Relation, SOCIAL_CALLS, type UserNo } from '@miczero/contracts';

/** Changes of the relation between the viewer and another user. */
export const RELATION_CHANGES = ['follow', 'unfollow', 'friend', 'unfriend', 'block', 'unblock'] as const;
export type RelationChange = (typeof RELATION_CHANGES)[number];

/** The call behind a change. */
export function relationCall(change: RelationChange, no: UserNo) {
  switch (change) {
    case 'follow':
      return { endpoint: SOCIAL_CALLS['account.tofollow'], request: { no, op: 1 as const } } as const;
    case 'unfollow':
      return { endpoint: SOCIAL_CALLS['account.tofollow'], request: { no, op: 2 as const } } as const;
    case 'friend':
      return { endpoint: SOCIAL_CALLS['friend.add'], request: { no } } as const;
    case 'unfriend':
      return { endpoint: SOCIAL_CALLS['friend.del'], request: { no } } as const;
    case 'block':
      return { endpoint: SOCIAL_CALLS['blacklist.add'], request: { no } } as const;
    case 'unblock':
      return { endpoint: SOCIAL_CALLS['blacklist.remove'], request: { no } } as const;
  }
}

/** The changes that are left to make. A block ends following and friendship, so it offers only its own end. */
export function changesOf({ follow, friend, black }: Relation): readonly RelationChange[] {
  if (black) return ['unblock'];
  return [follow ? 'unfollow' : 'follow', friend ? 'unfriend' : 'friend', 'block'];
}
