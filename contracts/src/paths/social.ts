import { METHOD, NO_PATH, type PathEntry } from './path-entry.ts';

export const SOCIAL_PATHS = {
  'account.follows': { method: 'GET', path: '/account/follows', provisional: NO_PATH },
  'account.tofollow': { method: 'POST', path: '/account/tofollow', provisional: NO_PATH },
  'account.isfollow': { method: 'GET', path: '/account/isfollow', provisional: NO_PATH },
  'friend.list': { method: 'GET', path: '/go/user/friend/list', provisional: METHOD },
  'friend.add': { method: 'POST', path: '/go/user/info/v2/addFriend', provisional: METHOD },
  'friend.del': { method: 'POST', path: '/go/user/info/v2/delFriend', provisional: METHOD },
  'blacklist.list': { method: 'GET', path: '/go/user/v2/blacklist', provisional: METHOD },
  'blacklist.add': { method: 'POST', path: '/go/user/v2/addBlacklist', provisional: METHOD },
  'blacklist.remove': { method: 'POST', path: '/go/user/v2/removeBlacklist', provisional: METHOD },
  'im.black_add': { method: 'GET', path: '/im/black-add', provisional: NO_PATH },
  'im.black_del': { method: 'GET', path: '/im/black-del', provisional: NO_PATH },
  'relation.status_list': { method: 'GET', path: '/go/home/relation/statusList', provisional: METHOD },
  'relation.chat_user': { method: 'GET', path: '/go/home/relation/chatUser', provisional: METHOD },
} as const satisfies Record<string, PathEntry>;
