import * as z from 'zod/mini';
import { hall, hallDetail } from '../entities/hall.ts';
import { hallUser, userCard } from '../entities/user.ts';
import { counter, hallId, text, userNo } from '../kernel/codecs.ts';
import { HALL_PATHS } from '../paths/hall.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the specification names only some fields of this call';
const page = z.int().check(z.gte(1), z.lte(100_000));

/** api.lobby.hall.list, api.lobby.op.list-my-halls */
const list = defineEndpoint(HALL_PATHS, {
  name: 'hall.list',
  summary: 'The halls that the caller is a member of.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ page, page_size: z.int().check(z.gte(1), z.lte(9999)) }),
  data: z.object({ list: z.array(hall), page: counter, page_total: counter }),
  refusals: [],
  causes: [],
  rules: ['api.lobby.hall.list', 'api.lobby.op.list-my-halls', 'const.halls-page-size-9999'],
  provisional: SHAPE,
});

/** api.lobby.hall.search. Without a keyword it returns the halls with the most users online, which "discover" shows. */
const search = defineEndpoint(HALL_PATHS, {
  name: 'hall.search',
  summary: 'Find halls by name or id; without a keyword, the halls with the most users online.',
  host: 'api',
  encoding: 'json',
  signed: false,
  request: z.object({
    keyword: z.string().check(z.maxLength(50)),
    page,
    page_size: z.int().check(z.gte(1), z.lte(100)),
  }),
  data: z.object({ list: z.array(hall), page: counter, page_total: counter }),
  refusals: [],
  causes: [],
  rules: ['api.lobby.hall.search'],
  provisional: SHAPE,
});

/** api.lobby.hall.enter, api.lobby.op.join-hall */
const enter = defineEndpoint(HALL_PATHS, {
  name: 'hall.enter',
  summary: 'Become a member of a hall.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ hall_id: hallId }),
  data: z.object({ hall_id: hallId }),
  refusals: ['hallProblem', 'tooManyRequests'],
  causes: ['presenceChanged', 'membershipChanged'],
  rules: ['api.lobby.hall.enter', 'api.lobby.op.join-hall', 'hall-flow.entry.toast-joined'],
  provisional: SHAPE,
});

/** api.lobby.hall.detail */
const detail = defineEndpoint(HALL_PATHS, {
  name: 'hall.detail',
  summary: 'One hall with its channel tree.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ hall_id: hallId }),
  data: hallDetail,
  refusals: ['hallProblem'],
  causes: [],
  rules: ['api.lobby.hall.detail', 'api.lobby.op.hall-detail', 'hall-flow.entry.detail-51-message'],
  provisional: SHAPE,
});

/** api.lobby.hall.user_list: online members first, then by role, then by nick. */
const userList = defineEndpoint(HALL_PATHS, {
  name: 'hall.user_list',
  summary: 'A page of the members of a hall, online members first.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    hall_id: hallId,
    page,
    page_size: z.int().check(z.gte(1), z.lte(100)),
    filter_user_id: z.optional(userNo),
    /** Ours: returns members whose nick contains it, or whose number it is. The counts stay those of the hall. */
    keyword: z.optional(z.string().check(z.maxLength(50))),
    /** Ours: `manage` returns owner and managers, `muted` members who may not write or not speak. Absent returns all. */
    only: z.optional(z.enum(['manage', 'muted'])),
  }),
  data: z.object({
    online_count: counter,
    offline_count: counter,
    page: counter,
    page_total: counter,
    users: z.array(hallUser),
  }),
  refusals: ['hallProblem', 'hallMembershipNeeded'],
  causes: [],
  rules: ['api.lobby.hall.user_list', 'api.lobby.op.hall-user-list', 'const.hall-user-page-size-30'],
  provisional:
    'the specification shows no search of members by nick, and no choice by role or mute; `keyword` and `only` are ours',
});

/** api.lobby.hall.user_card */
const card = defineEndpoint(HALL_PATHS, {
  name: 'hall.user_card',
  summary: 'The card of one member.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ uid: userNo, hall_id: hallId }),
  data: z.object({ card_info: userCard }),
  refusals: ['hallProblem', 'hallMembershipNeeded', 'userUnknown'],
  causes: [],
  rules: ['api.lobby.hall.user_card', 'api.lobby.op.hall-user-card'],
  provisional: SHAPE,
});

/** api.lobby.hall.batch_user_card: numbers of non-members are left out. */
const batchCard = defineEndpoint(HALL_PATHS, {
  name: 'hall.batch_user_card',
  summary: 'The cards of several members, for a mic list.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    /** Comma-separated user numbers, at most 100. */
    uid: z.string().check(z.regex(/^[0-9A-Za-z_-]+(,[0-9A-Za-z_-]+){0,99}$/)),
    hall_id: hallId,
  }),
  data: z.object({ list: z.array(userCard) }),
  refusals: ['hallProblem', 'hallMembershipNeeded'],
  causes: [],
  rules: ['api.lobby.hall.batch_user_card', 'api.lobby.op.card-info-for-mic-uids'],
  provisional: SHAPE,
});

/** api.lobby.hall.user_hall */
const userHall = defineEndpoint(HALL_PATHS, {
  name: 'hall.user_hall',
  summary: 'The halls that a user is a member of.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ uid: userNo, page, page_size: z.int().check(z.gte(1), z.lte(100)) }),
  data: z.object({ list: z.array(hall), page: counter, page_total: counter }),
  refusals: ['userUnknown'],
  causes: [],
  rules: ['api.lobby.hall.user_hall'],
  provisional: 'the specification shows neither payload nor result',
});

/** api.lobby.config.get */
const config = defineEndpoint(HALL_PATHS, {
  name: 'config.get',
  summary: 'Limits and switches of halls.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({}),
  data: z.object({
    message_max_chars: counter,
    image_max_bytes: counter,
    /** Text shown once above the hall list; empty for none. */
    announcement: text,
  }),
  refusals: [],
  causes: [],
  rules: ['api.lobby.config.get'],
  provisional: 'the specification says only "hall config"',
});

export const HALL_CALLS = {
  'config.get': config,
  'hall.list': list,
  'hall.search': search,
  'hall.enter': enter,
  'hall.detail': detail,
  'hall.user_list': userList,
  'hall.user_card': card,
  'hall.batch_user_card': batchCard,
  'hall.user_hall': userHall,
} as const satisfies Calls<typeof HALL_PATHS>;
