import * as z from 'zod/mini';
import { realName } from '../entities/profile.ts';
import { maxChars } from '../kernel/max-chars.ts';
import { REAL_NAME_MAX_CHARS } from '../limits.ts';
import { REAL_NAME_PATHS } from '../paths/profile.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the specification names only some fields of this call';
const nothing = z.object({});

/** api.room.v1.checkRoomKyc, api.room.op.real-name-check: refused with 12010 until a name has been submitted. */
const check = defineEndpoint(REAL_NAME_PATHS, {
  name: 'real_name.check',
  summary: 'Whether real-name verification allows the caller to create a room.',
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
  summary: 'Submit name and id number for review. Only their masks are stored.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    real_name: z.string().check(z.minLength(2), maxChars(REAL_NAME_MAX_CHARS)),
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
  summary: "Status of the caller's review; -1 until a name has been submitted.",
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
