import * as z from 'zod/mini';
import { loginInfo, userInfo } from '../entities/user.ts';
import { counter, flag, userNo, wireCode } from '../kernel/codecs.ts';
import { maxChars } from '../kernel/max-chars.ts';
import { NICK_MAX_CHARS } from '../limits.ts';
import { ACCOUNT_PATHS } from '../paths/account.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the specification names only some fields of this call';
const phone = z.string().check(z.regex(/^1[3-9]\d{9}$/));
const nothing = z.object({});

/** api.account.login. A credentials login (type 1) is checked by `passwd` or by `smscode`, whichever is present. */
const login = defineEndpoint(ACCOUNT_PATHS, {
  name: 'account.login',
  summary: 'Sign in by password or sms code (type 1), or by a code of another app (types 2 to 5).',
  host: 'api',
  encoding: 'json',
  signed: false,
  request: z.object({
    /**
     * 1: credentials. 2 link, 4 partner app, 5 game life: by `pincode`. 3 chat app: by `pincode`, or by phone and
     * smscode, which binds the phone to the ticket in `extra` (open point B25).
     */
    type: wireCode([1, 2, 3, 4, 5]),
    /** Client type, 3. */
    client: wireCode([3]),
    /** Phone number or user number; for types 4 and 5 the name that the other app supplies. */
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    /** Epoch milliseconds; an input of the password hash. */
    ts: z.int(),
    /** Hex SHA-256 of (hex SHA-256 of the password, followed by ts as decimal text); open point B10. */
    passwd: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    smscode: z.optional(z.string().check(z.regex(/^\d{4,6}$/))),
    /** Code issued by another app, for types 2 to 5. */
    pincode: z.optional(z.string().check(z.maxLength(128))),
    /** Device id and the type-specific parts of the login, as JSON text. */
    extra: z.optional(z.string().check(z.maxLength(2048))),
    test: z.optional(counter),
  }),
  data: loginInfo,
  refusals: [
    'credentialsWrong',
    'smsCodeWrong',
    'phoneUnknown',
    'loginCodeWrong',
    'phoneNeeded',
    'accountBanned',
    'tooManyRequests',
  ],
  causes: ['loggedInElsewhere'],
  rules: [
    'api.account.login',
    'session.login.credentials',
    'session.login.chat-app-no-phone.bind',
    'entity.login-payload',
    'rule.login-password-hash',
  ],
  provisional: SHAPE,
});

/** api.account.register */
const register = defineEndpoint(ACCOUNT_PATHS, {
  name: 'account.register',
  summary: 'Create an account for a phone number and sign in.',
  host: 'api',
  encoding: 'json',
  signed: false,
  request: z.object({
    phone,
    smscode: z.string().check(z.regex(/^\d{4,6}$/)),
    /** Hex SHA-256 of the password. The login hash is computed from it. */
    passwd: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    client: wireCode([3]),
  }),
  data: loginInfo,
  refusals: ['phoneTaken', 'smsCodeWrong', 'tooManyRequests'],
  causes: [],
  rules: ['api.account.register'],
  provisional: SHAPE,
});

/** api.account.logout */
const logout = defineEndpoint(ACCOUNT_PATHS, {
  name: 'account.logout',
  summary: 'End this session, or every session of the account.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ /** 1 signs out everywhere. */ everywhere: z.optional(flag) }),
  data: nothing,
  refusals: [],
  causes: [],
  rules: ['api.account.logout'],
  provisional: SHAPE,
});

/** api.account.chktoken */
const chktoken = defineEndpoint(ACCOUNT_PATHS, {
  name: 'account.chktoken',
  summary: 'Check whether the session is still valid.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ /** Checked when present. */ access_token: z.optional(z.string().check(z.maxLength(128))) }),
  data: z.object({ no: userNo, /** Remaining lifetime of the session in seconds. */ expires_in: counter }),
  refusals: ['tokenInvalid'],
  causes: [],
  rules: ['api.account.chktoken'],
  provisional: SHAPE,
});

/** api.account.setbase: completes the profile. Afterwards attach.base is 1. */
const setbase = defineEndpoint(ACCOUNT_PATHS, {
  name: 'account.setbase',
  summary: 'Save the base profile: nick, gender, birthday, picture.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    /** Twice as many characters as a form takes: the platform does not count blanks around it, and has its own refusal of a longer one. */
    nick: z.string().check(z.minLength(1), maxChars(2 * NICK_MAX_CHARS)),
    gender: wireCode([0, 1, 2]),
    /** YYYY-MM-DD, or empty. */
    birth: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/)),
    avatar: z.string().check(z.maxLength(512)),
  }),
  data: userInfo,
  refusals: ['nickInvalid', 'imageBlocked', 'requestInvalid'],
  causes: [],
  rules: ['api.account.setbase', 'session.base-not-1-completion-modal'],
  provisional: SHAPE,
});

/** api.account.captcha */
const captcha = defineEndpoint(ACCOUNT_PATHS, {
  name: 'account.captcha',
  summary: 'A picture to solve before requesting an sms code.',
  host: 'api',
  encoding: 'query',
  signed: false,
  request: nothing,
  data: z.object({
    captcha_id: z.string(),
    /** The picture, as a data URL of an SVG image. */
    image: z.string(),
  }),
  refusals: ['tooManyRequests'],
  causes: [],
  rules: ['api.account.captcha'],
  provisional: SHAPE,
});

/** api.account.sms */
const sms = defineEndpoint(ACCOUNT_PATHS, {
  name: 'account.sms',
  summary: 'Send a verification code to a phone.',
  host: 'api',
  encoding: 'json',
  signed: false,
  request: z.object({
    phone,
    scene: z.literal(['login', 'register', 'forgot', 'bind']),
    captcha_id: z.string().check(z.maxLength(64)),
    /** The text that the user read in the picture. */
    captcha: z.string().check(z.maxLength(16)),
  }),
  data: z.object({
    /** Seconds until the next code may be requested. */
    interval: counter,
    /** The code itself, because no sms is sent. Only a mock platform with an open control API returns it. */
    mock_code: z.optional(z.string()),
  }),
  refusals: ['captchaWrong', 'smsTooSoon', 'smsTooMany', 'tooManyRequests'],
  causes: [],
  rules: ['api.account.sms'],
  provisional: SHAPE,
});

export const ACCOUNT_CALLS = {
  'account.login': login,
  'account.register': register,
  'account.logout': logout,
  'account.chktoken': chktoken,
  'account.setbase': setbase,
  'account.captcha': captcha,
  'account.sms': sms,
} as const satisfies Calls<typeof ACCOUNT_PATHS>;
