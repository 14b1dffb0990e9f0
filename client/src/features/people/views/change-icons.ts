import type { IconName } from '../../../design/Icon/paths.ts';
import type { RelationChange } from '../index.ts';

/** Of the changes of a relation, in menus. */
export const CHANGE_ICONS = {
  follow: 'plus',
  unfollow: 'close',
  friend: 'user',
  unfriend: 'user',
  block: 'eyeOff',
  unblock: 'eye',
} as const satisfies Record<RelationChange, IconName>;
