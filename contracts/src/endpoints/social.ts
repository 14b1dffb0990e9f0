import * as z from 'zod/mini';
import { blacklist, followEntry, relation, userBrief, userStatus } from '../entities/people.ts';
import { counter, userNo, wireCode } from '../kernel/codecs.ts';
import { intBetween, pageNumber } from '../kernel/paging.ts';
import { FRIENDS_PAGE_SIZE } from '../limits.ts';
import { SOCIAL_PATHS } from '../paths/social.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the specification names only some fields of this call';
const BLACK = 'the specification shows only `to`; the reply is the account list of entity.blacklist';
const whom = z.object({ no: userNo });
const pageOfPeople = z.object({ page: pageNumber, page_size: intBetween(1, FRIENDS_PAGE_SIZE) });
const people = z.object({ list: z.array(userBrief), page: counter, page_total: counter });

/** api.account.follows, api.social.follow-list: newest first, paged by cursor. */
const follows = defineEndpoint(SOCIAL_PATHS, {
  name: 'account.follows',
  summary: 'The users that a user follows, or the followers of a user.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({
    /** 1 following, 2 fans (open point B27). */
    direct: wireCode([1, 2]),
    /** Cursor: 0 for the first page, then `point` of the previous reply. */
    point: intBetween(0, Number.MAX_SAFE_INTEGER),
    num: intBetween(1, 100),
    /** Absent for the caller. */
    no: z.optional(userNo),
  }),
  data: z.object({
    list: z.array(followEntry),
    /** Cursor of the next page; 0 after the last one. */
    point: counter,
    total: counter,
  }),
  refusals: ['userUnknown'],
  causes: [],
  rules: ['api.account.follows', 'api.social.follow-list', 'entity.follow-entry'],
  provisional: 'the values of `direct` and the cursor are our reading (open point B27)',
});

/** api.account.tofollow, api.social.follow-or-unfollow */
const tofollow = defineEndpoint(SOCIAL_PATHS, {
  name: 'account.tofollow',
  summary: 'Follow or unfollow a user.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    no: userNo,
    /** 1 follow, 2 unfollow (open point B27). */
    op: wireCode([1, 2]),
  }),
  data: relation,
  refusals: ['userUnknown', 'relationSelf', 'relationRefused', 'relationBlocked', 'relationsFull'],
  causes: [],
  rules: ['api.account.tofollow', 'api.social.follow-or-unfollow'],
  provisional: SHAPE,
});

/** api.account.isfollow */
const isfollow = defineEndpoint(SOCIAL_PATHS, {
  name: 'account.isfollow',
  summary: "The caller's relation to a user.",
  host: 'api',
  encoding: 'query',
  signed: true,
  request: whom,
  data: relation,
  refusals: ['userUnknown'],
  causes: [],
  rules: ['api.account.isfollow'],
  provisional: SHAPE,
});

/** api.go.user.friend.list, api.social.friend-list */
const friendList = defineEndpoint(SOCIAL_PATHS, {
  name: 'friend.list',
  summary: "The caller's friends, online friends first.",
  host: 'api',
  encoding: 'query',
  signed: true,
  request: pageOfPeople,
  data: people,
  refusals: [],
  causes: [],
  rules: ['api.go.user.friend.list', 'api.social.friend-list', 'rule.friend-list-one-page'],
  provisional: SHAPE,
});

/** api.go.user.info.v2.addFriend, api.social.add-friend: takes effect on both sides at once. */
const addFriend = defineEndpoint(SOCIAL_PATHS, {
  name: 'friend.add',
  summary: 'Add a friend.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: whom,
  data: relation,
  refusals: ['userUnknown', 'relationSelf', 'relationRefused', 'relationBlocked', 'relationsFull'],
  causes: [],
  rules: ['api.go.user.info.v2.addFriend', 'api.social.add-friend'],
  provisional: SHAPE,
});

/** api.go.user.info.v2.delFriend, api.social.delete-friend */
const delFriend = defineEndpoint(SOCIAL_PATHS, {
  name: 'friend.del',
  summary: 'End a friendship on both sides.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: whom,
  data: relation,
  refusals: ['userUnknown'],
  causes: [],
  rules: ['api.go.user.info.v2.delFriend', 'api.social.delete-friend'],
  provisional: SHAPE,
});

/** api.go.user.v2.blacklist, api.social.blocklist */
const blackList = defineEndpoint(SOCIAL_PATHS, {
  name: 'blacklist.list',
  summary: 'The users that the caller blocked, newest first.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: pageOfPeople,
  data: people,
  refusals: [],
  causes: [],
  rules: ['api.go.user.v2.blacklist', 'api.social.blocklist', 'rule.blocklist-one-page'],
  provisional: SHAPE,
});

/** api.go.user.v2.addBlacklist, api.social.add-blacklist: ends following and friendship in both directions. */
const addBlack = defineEndpoint(SOCIAL_PATHS, {
  name: 'blacklist.add',
  summary: 'Block a user.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: whom,
  data: relation,
  refusals: ['userUnknown', 'relationSelf', 'relationsFull'],
  causes: ['presenceChanged'],
  rules: ['api.go.user.v2.addBlacklist', 'api.social.add-blacklist'],
  provisional: SHAPE,
});

/** api.go.user.v2.removeBlacklist, api.social.remove-blacklist */
const removeBlack = defineEndpoint(SOCIAL_PATHS, {
  name: 'blacklist.remove',
  summary: 'Unblock a user.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: whom,
  data: relation,
  refusals: ['userUnknown'],
  causes: ['presenceChanged'],
  rules: ['api.go.user.v2.removeBlacklist', 'api.social.remove-blacklist'],
  provisional: SHAPE,
});

/** An account of the messaging provider: a user number, possibly behind a product prefix (open point A13). */
const imAccount = z.object({ to: z.string().check(z.regex(/^(ypb_|bar_)?[0-9A-Za-z]{1,32}$/)) });

/** api.social.im-black-add */
const imBlackAdd = defineEndpoint(SOCIAL_PATHS, {
  name: 'im.black_add',
  summary: 'Block an account of the messaging provider.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: imAccount,
  data: blacklist,
  refusals: ['userUnknown', 'relationSelf', 'relationsFull'],
  causes: ['presenceChanged'],
  rules: ['api.social.im-black-add', 'entity.blacklist'],
  provisional: BLACK,
});

/** api.social.im-black-del */
const imBlackDel = defineEndpoint(SOCIAL_PATHS, {
  name: 'im.black_del',
  summary: 'Unblock an account of the messaging provider.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: imAccount,
  data: blacklist,
  refusals: ['userUnknown'],
  causes: ['presenceChanged'],
  rules: ['api.social.im-black-del'],
  provisional: BLACK,
});

/** api.go.home.relation.statusList */
const statusList = defineEndpoint(SOCIAL_PATHS, {
  name: 'relation.status_list',
  summary: "The locations of the caller's online friends and followed users.",
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({}),
  data: z.object({
    list: z.array(z.extend(userStatus, { nick: userBrief.shape.nick, avatar: userBrief.shape.avatar })),
  }),
  refusals: [],
  causes: [],
  rules: ['api.go.home.relation.statusList'],
  provisional: SHAPE,
});

/** api.go.home.relation.chatUser */
const chatUser = defineEndpoint(SOCIAL_PATHS, {
  name: 'relation.chat_user',
  summary: "A chat partner: the user's profile and relation to the caller.",
  host: 'api',
  encoding: 'query',
  signed: true,
  request: whom,
  data: z.object({ user: userBrief, relation }),
  refusals: ['userUnknown'],
  causes: [],
  rules: ['api.go.home.relation.chatUser'],
  provisional: SHAPE,
});

export const SOCIAL_CALLS = {
  'account.follows': follows,
  'account.tofollow': tofollow,
  'account.isfollow': isfollow,
  'friend.list': friendList,
  'friend.add': addFriend,
  'friend.del': delFriend,
  'blacklist.list': blackList,
  'blacklist.add': addBlack,
  'blacklist.remove': removeBlack,
  'im.black_add': imBlackAdd,
  'im.black_del': imBlackDel,
  'relation.status_list': statusList,
  'relation.chat_user': chatUser,
} as const satisfies Calls<typeof SOCIAL_PATHS>;
