import * as z from 'zod/mini';
import { hallNotice } from '../entities/notice.ts';
import { hallId, wireCode } from '../kernel/codecs.ts';
import { maxChars } from '../kernel/max-chars.ts';
import { HALL_NAME_MAX_CHARS, HALL_TEXT_MAX_CHARS, NOTICES_TEAMS_PAGE_SIZE } from '../limits.ts';
import { NOTICE_PATHS } from '../paths/notice.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the specification shows neither payload nor result';
const MANAGED = ['hallProblem', 'hallMembershipNeeded', 'permissionNeeded', 'tooManyRequests'] as const;

/** api.lobby.notice.create */
const create = defineEndpoint(NOTICE_PATHS, {
  name: 'notice.create',
  summary: 'Publish a notice in a hall.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    hall_id: hallId,
    title: z.optional(z.string().check(maxChars(HALL_NAME_MAX_CHARS))),
    content: z.string().check(maxChars(HALL_TEXT_MAX_CHARS)),
    /** 1: shown once a day; 2: shown at each entry. */
    type: z.optional(wireCode([1, 2])),
    /** Expiry, epoch seconds; absent or 0 means never. */
    expired: z.optional(z.int().check(z.gte(0), z.lte(9_999_999_999))),
  }),
  data: z.object({ notice: hallNotice }),
  refusals: [...MANAGED, 'messageEmpty', 'sendBlocked', 'noticesFull', 'requestInvalid'],
  causes: ['noticeChanged'],
  rules: ['api.lobby.notice.create'],
  provisional: SHAPE,
});

/** api.lobby.notice.del */
const del = defineEndpoint(NOTICE_PATHS, {
  name: 'notice.del',
  summary: 'Remove a notice.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ hall_id: hallId, id: z.string().check(z.maxLength(64)) }),
  data: z.object({}),
  refusals: [...MANAGED, 'noticeUnknown'],
  causes: ['noticeChanged'],
  rules: ['api.lobby.notice.del'],
  provisional: SHAPE,
});

/** api.lobby.notice.list, api.lobby.op.hall-notice-list: newest first, without expired notices. */
const list = defineEndpoint(NOTICE_PATHS, {
  name: 'notice.list',
  summary: 'The notices of a hall, newest first.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    hall_id: hallId,
    page_size: z.int().check(z.gte(1), z.lte(NOTICES_TEAMS_PAGE_SIZE)),
  }),
  data: z.object({ notice_list: z.array(hallNotice) }),
  refusals: ['hallProblem', 'hallMembershipNeeded'],
  causes: [],
  rules: ['api.lobby.notice.list', 'api.lobby.op.hall-notice-list', 'const.notices-teams-page-size-99999'],
});

export const NOTICE_CALLS = {
  'notice.create': create,
  'notice.del': del,
  'notice.list': list,
} as const satisfies Calls<typeof NOTICE_PATHS>;
