import { addFriend, block, delFriend, follow, unblock } from './relations.ts';

/** The writes of relations. */
export const SOCIAL_COMMANDS = {
  'social.follow': follow,
  'social.add_friend': addFriend,
  'social.del_friend': delFriend,
  'social.block': block,
  'social.unblock': unblock,
} as const;
