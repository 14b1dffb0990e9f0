import * as z from 'zod/mini';
import { barUser, registerPackage } from '../entities/profile.ts';
import { userInfo } from '../entities/user.ts';
import { commaList, userNo } from '../kernel/codecs.ts';
import { intBetween } from '../kernel/paging.ts';
import { PERSON_PATHS } from '../paths/profile.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

/** Calls that look up users: by number, by account, or by registration date. */

const SHAPE = 'the specification names only some fields of this call';
const nothing = z.object({});
const numbers = z.string().check(z.regex(/^[0-9A-Za-z_-]+(,[0-9A-Za-z_-]+){0,99}$/));

/** api.go.user.info, api.social.user-profile */
const info = defineEndpoint(PERSON_PATHS, {
  name: 'user.info',
  summary: 'A user by number.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({ user_id: userNo }),
  data: userInfo,
  refusals: ['userUnknown'],
  causes: [],
  rules: ['api.go.user.info', 'api.social.user-profile'],
  provisional: SHAPE,
});

/** api.room.op.user-detail-list */
const detailList = defineEndpoint(PERSON_PATHS, {
  name: 'user.detail_list',
  summary: 'Several users, as a room shows them.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    /** Context of the request: the room's number, or empty. */
    from: z.string().check(z.maxLength(64)),
    /** Comma-separated user numbers, at most 100. */
    user_no_list: numbers,
  }),
  data: z.object({ list: z.array(userInfo) }),
  refusals: [],
  causes: [],
  rules: ['api.room.op.user-detail-list'],
  provisional: SHAPE,
});

/** api.room.op.first-register-package: the first request grants the package. */
const firstRegisterPackage = defineEndpoint(PERSON_PATHS, {
  name: 'user.first_register_package',
  summary: 'The package of a newly registered user; null for other users.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: nothing,
  data: z.object({ reg_package: z.nullable(registerPackage) }),
  refusals: [],
  causes: [],
  rules: ['api.room.op.first-register-package', 'entity.register-package'],
  provisional: SHAPE,
});

/** api.go.barUserInfo */
const barUserInfo = defineEndpoint(PERSON_PATHS, {
  name: 'bar.user_info',
  summary: 'The user behind a bar-group account.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({ id: z.string().check(z.regex(/^(bar_)?[0-9A-Za-z]{1,32}$/)) }),
  data: barUser,
  refusals: ['userUnknown'],
  causes: [],
  rules: ['api.go.barUserInfo'],
  provisional: SHAPE,
});

/** api.go.barUserInfos, api.social.users-by-ids */
const barUserInfos = defineEndpoint(PERSON_PATHS, {
  name: 'bar.user_infos',
  summary: 'The users behind several bar-group accounts.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({
    /** Comma-separated list, at most 100. */
    ids: commaList(z.string().check(z.regex(/^(bar_)?[0-9A-Za-z]{1,32}$/))).check(z.maxLength(100)),
  }),
  data: z.object({ list: z.array(barUser) }),
  refusals: [],
  causes: [],
  rules: ['api.go.barUserInfos', 'api.social.users-by-ids'],
  provisional: SHAPE,
});

/** api.go.home.user.newuser */
const newUser = defineEndpoint(PERSON_PATHS, {
  name: 'home.newuser',
  summary: 'Recently registered users.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({ num: intBetween(1, 50) }),
  data: z.object({ list: z.array(userInfo) }),
  refusals: [],
  causes: [],
  rules: ['api.go.home.user.newuser'],
  provisional: SHAPE,
});

export const PERSON_CALLS = {
  'user.info': info,
  'user.detail_list': detailList,
  'user.first_register_package': firstRegisterPackage,
  'bar.user_info': barUserInfo,
  'bar.user_infos': barUserInfos,
  'home.newuser': newUser,
} as const satisfies Calls<typeof PERSON_PATHS>;
