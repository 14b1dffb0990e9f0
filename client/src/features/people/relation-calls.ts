import { SOCIAL_CALLS, type UserNo } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import { type ToastRequest, textOf } from '../feedback/index.ts';
import type { RelationChange } from './relations.ts';

/**
 * rule.follow-success-toast: each change has words of its own; those of following and friendship name the user. A friendship stands on
 * both sides without a question to the other, so that its toast says so and takes it back.
 */
export const relationTold = (change: RelationChange, name: string, endFriendship: Action): ToastRequest => ({
  tone: 'success',
  text: textOf(`people.doneOf.${change}`, { name }),
  ...(change === 'friend' && { action: { label: textOf('people.undoFriend'), does: endFriendship } }),
});

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
