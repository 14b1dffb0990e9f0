import type { RefusalName } from '../errors.ts';
import type { Verdict } from './verdict.ts';

/** The standing of a signed-in user in a group: owner, manager, ordinary member, or no member. */
export type GroupStanding = 'owner' | 'manager' | 'member' | 'outsider';

/** One action: the verdict for each standing, and the standings within reach. */
export type GroupPermission = Readonly<Record<GroupStanding, Verdict>> & {
  /** The action in words, for the documents. */
  readonly what: string;
  /** For an action on a member: the standings within reach of owner and managers. All others are protected. */
  readonly over?: { readonly owner: readonly GroupStanding[]; readonly manager: readonly GroupStanding[] };
};

const NO = 'groupPermissionNeeded' satisfies RefusalName;
const outsider = 'groupNotJoined';
const members = { owner: 'yes', manager: 'yes', member: 'yes', outsider } as const;
const managers = { ...members, member: NO } as const;
const ownerOnly = { ...managers, manager: NO } as const;

/** The permissions of a group. The provider of messages has the same ones, except for the hall of a weal group. */
export const GROUP_PERMISSIONS = {
  read: { what: 'list the members, read messages and see who has read them', ...members },
  write: { what: 'write', ...members },
  // A user finds only own messages to recall, hence the refusal.
  'recall-any': { what: "recall another member's message", ...members, member: 'messageUnknown' },
  add: { what: 'add a user', ...managers },
  remove: { what: 'remove a member', ...managers, over: { owner: ['manager', 'member'], manager: ['member'] } },
  // The owner dismisses the group instead.
  leave: { what: 'leave', ...members, owner: NO },
  dismiss: { what: 'dismiss the group', ...ownerOnly },
  'bind-hall': { what: 'bind a weal group to a hall', ...managers },
} as const satisfies Record<string, GroupPermission>;

export type GroupAction = keyof typeof GROUP_PERMISSIONS;
