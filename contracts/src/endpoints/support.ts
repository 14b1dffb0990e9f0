import * as z from 'zod/mini';
import { flag, looseInt, text, wireCode } from '../kernel/codecs.ts';
import { maxChars } from '../kernel/max-chars.ts';
import { CONTACT_MAX_CHARS, REPORT_MAX_IMAGES, REPORT_TEXT_MAX_CHARS } from '../limits.ts';
import type { LOGIN_LOG_PATHS } from '../paths/login-log.ts';
import { SUPPORT_PATHS } from '../paths/support.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';
import { LOGIN_LOG } from './login-log.ts';

const SHAPE = 'the specification names only some fields of this call';
const images = z.array(z.string().check(z.maxLength(512))).check(z.maxLength(REPORT_MAX_IMAGES));
const verdict = z.object({ /** 1: acceptable. */ pass: flag, /** Reason for a refusal. */ reason: text });

/** api.account.report */
const report = defineEndpoint(SUPPORT_PATHS, {
  name: 'account.report',
  summary: 'Report a user, a hall or a room.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    /** 1 user, 2 hall, 3 room. */
    type: wireCode([1, 2, 3]),
    /** Number or id of the reported user, hall or room. */
    target: z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/)),
    /** 1 advertising, 2 insults, 3 pornography, 4 politics, 5 fraud, 6 other. */
    reason: wireCode([1, 2, 3, 4, 5, 6]),
    text: z.string().check(maxChars(REPORT_TEXT_MAX_CHARS)),
    images,
  }),
  data: z.object({ id: looseInt }),
  refusals: ['reportTargetUnknown', 'requestInvalid', 'tooManyRequests'],
  causes: [],
  rules: ['api.account.report'],
  provisional: SHAPE,
});

/** api.go.user.feedback, api.account.feedback */
const feedback = defineEndpoint(SUPPORT_PATHS, {
  name: 'user.feedback',
  summary: 'Send feedback to operations.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    content: z.string().check(z.minLength(1), maxChars(REPORT_TEXT_MAX_CHARS)),
    /** Contact details, free text. */
    contact: z.optional(z.string().check(maxChars(CONTACT_MAX_CHARS))),
    images: z.optional(images),
  }),
  data: z.object({ id: looseInt }),
  refusals: ['requestInvalid', 'tooManyRequests'],
  causes: [],
  rules: ['api.go.user.feedback', 'api.account.feedback', 'support.feedback'],
  provisional: SHAPE,
});

/** api.account.censor-text */
const censorText = defineEndpoint(SUPPORT_PATHS, {
  name: 'account.censor_text',
  summary: 'Check whether a text may be published.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ text: z.string().check(z.maxLength(2000)) }),
  data: verdict,
  refusals: ['tooManyRequests'],
  causes: [],
  rules: ['api.account.censor-text'],
  provisional: SHAPE,
});

/** api.account.censor-image */
const censorImage = defineEndpoint(SUPPORT_PATHS, {
  name: 'account.censor_image',
  summary: 'Check whether an uploaded picture may be published.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ /** Address of the upload. */ url: z.string().check(z.maxLength(512)) }),
  data: verdict,
  refusals: ['fileUnknown', 'tooManyRequests'],
  causes: [],
  rules: ['api.account.censor-image'],
  provisional: SHAPE,
});

export const SUPPORT_CALLS = {
  'account.report': report,
  'user.feedback': feedback,
  'user.login_log': LOGIN_LOG,
  'account.censor_text': censorText,
  'account.censor_image': censorImage,
} as const satisfies Calls<typeof SUPPORT_PATHS & typeof LOGIN_LOG_PATHS>;
