import { addFriend, block, delFriend, follow, unblock } from './relations.ts';

/** The writes of relations. */
export const SOCIAL_COMMANDS = {
  'account.tofollow': follow,
  'friend.add': addFriend,
  'friend.del': delFriend,
  'blacklist.add': block,
  'blacklist.remove': unblock,
} as const;
