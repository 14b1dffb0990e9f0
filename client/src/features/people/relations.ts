import type { Relation } from '@miczero/contracts';

/** Changes of the relation between the viewer and another user. */
export const RELATION_CHANGES = ['follow', 'unfollow', 'friend', 'unfriend', 'block', 'unblock'] as const;
export type RelationChange = (typeof RELATION_CHANGES)[number];

/** The changes that are left to make. A block ends following and friendship, so it offers only its own end. */
export function changesOf({ follow, friend, black }: Relation): readonly RelationChange[] {
  if (black) return ['unblock'];
  return [follow ? 'unfollow' : 'follow', friend ? 'unfriend' : 'friend', 'block'];
}
