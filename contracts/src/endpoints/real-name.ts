import * as z from 'zod/mini';
import { realName } from '../entities/profile.ts';
import { type Calls, defineEndpoint } from '../kernel/define-endpoint.ts';
import { REAL_NAME_PATHS } from '../paths/profile.ts';

const SHAPE = 'the specification names the fields of this call only in part';
const nothing = z.object({});

/** api.room.v1.checkRoomKyc, api.room.op.real-name-check: refused with 12010 as long as nothing was handed in. */
const check = defineEndpoint(REAL_NAME_PATHS, {
  name: 'real_name.check',
  summary: 'Whether the caller may create a room, as far as the real name goes.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: nothing,
  data: realName,
  refusals: ['realNameNeeded'],
  causes: [],
  rules: ['api.room.v1.checkRoomKyc', 'api.room.op.real-name-check', 'entity.real-name', 'error.12010'],
  provisional: SHAPE,
});

/** api.room.op.real-name-submit */
const submit = defineEndpoint(REAL_NAME_PATHS, {
  name: 'real_name.submit',
  summary: 'Hand in name and id number for review. Neither is kept: only their masks are.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    real_name: z.string().check(z.minLength(2), z.maxLength(30)),
    id_card: z.string().check(z.regex(/^\d{17}[\dXx]$/)),
  }),
  data: realName,
  refusals: ['realNameInvalid', 'realNamePending', 'realNameDone', 'tooManyRequests'],
  causes: [],
  rules: ['api.room.op.real-name-submit', 'rule.real-name-failure'],
  provisional: SHAPE,
});

/** api.account.kyc */
const kyc = defineEndpoint(REAL_NAME_PATHS, {
  name: 'account.kyc',
  summary: 'Where the review of the caller stands; -1 as long as nothing was handed in.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: nothing,
  data: realName,
  refusals: [],
  causes: [],
  rules: ['api.account.kyc'],
  provisional: SHAPE,
});

export const REAL_NAME_CALLS = {
  'real_name.check': check,
  'real_name.submit': submit,
  'account.kyc': kyc,
} as const satisfies Calls<typeof REAL_NAME_PATHS>;
