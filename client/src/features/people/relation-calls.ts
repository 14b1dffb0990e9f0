import { SOCIAL_CALLS, type UserNo } from '@miczero/contracts';
import { type FeedbackText, textOf } from '../feedback/index.ts';
import type { RelationChange } from './relations.ts';

/** rule.follow-success-toast: each change has words of its own; that of following names the user. */
export const relationTold = (change: RelationChange, name: string): FeedbackText =>
  textOf(`people.doneOf.${change}`, { name });

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
