import * as z from 'zod/mini';
import { chatAppLogin, linkLogin, partnerLogin } from '../entities/login.ts';
import { counter, text, wireCode } from '../kernel/codecs.ts';
import { type Calls, defineEndpoint } from '../kernel/define-endpoint.ts';
import { LOGIN_PATHS } from '../paths/login.ts';

const SHAPE = 'the specification names the fields of this call only in part';
const code = z.string().check(z.minLength(1), z.maxLength(128));
const phone = z.string().check(z.regex(/^1[3-9]\d{9}$/));
const smscode = z.string().check(z.regex(/^\d{4,6}$/));
const passwd = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const nothing = z.object({});

/** api.room.v1.beSilentLogin, api.room.op.silent-login: the three values of a link. */
const silent = defineEndpoint(LOGIN_PATHS, {
  name: 'login.silent',
  summary: 'Sign in by a link.',
  host: 'api',
  encoding: 'query',
  signed: false,
  request: z.object({ verify: code, room_no: z.string().check(z.maxLength(64)), phone }),
  data: linkLogin,
  refusals: ['loginCodeWrong', 'accountBanned', 'tooManyRequests'],
  causes: ['loggedInElsewhere'],
  rules: [
    'api.room.v1.beSilentLogin',
    'api.room.op.silent-login',
    'session.login.silent-link',
    'session.other-login-type.2-link',
  ],
  provisional: SHAPE,
});

/** api.room.op.wechat-login: a login, or without a bound phone the third-party data. */
const wechat = defineEndpoint(LOGIN_PATHS, {
  name: 'login.wechat',
  summary: 'Sign in by the code of a third-party chat app.',
  host: 'api',
  encoding: 'json',
  signed: false,
  request: z.object({
    code,
    /** Client type, 3. */
    client: wireCode([3]),
    /** What the client adds, JSON text: the device, the state of the chat app's redirect. */
    extra: z.optional(z.string().check(z.maxLength(2048))),
  }),
  data: chatAppLogin,
  refusals: ['loginCodeWrong', 'accountBanned', 'tooManyRequests'],
  causes: ['loggedInElsewhere'],
  rules: [
    'api.room.op.wechat-login',
    'session.login.chat-app-code',
    'session.login.chat-app-no-phone.store',
    'session.other-login-type.3-chat-app',
  ],
  provisional: SHAPE,
});

const pcAuth = z.object({
  code,
  /** Client type, 3. */
  client_type: wireCode([3]),
  /** rule.product-version: 2.0.49. */
  version: text,
  app_uuid: z.string().check(z.maxLength(128)),
  /** Which app issued the code. */
  source_app: z.string().check(z.maxLength(64)),
});

/** api.lobby.channel.on_pc_auth */
const partner = defineEndpoint(LOGIN_PATHS, {
  name: 'login.partner',
  summary: 'Sign in by the code of a partner app, which may name a hall to land in.',
  host: 'api',
  encoding: 'json',
  signed: false,
  request: pcAuth,
  data: partnerLogin,
  refusals: ['loginCodeWrong', 'accountBanned', 'tooManyRequests'],
  causes: ['loggedInElsewhere'],
  rules: ['api.lobby.channel.on_pc_auth', 'session.login.partner-app-code', 'session.other-login-type.4-partner-app'],
  provisional: 'which of the two on_pc_auth calls belongs to which app is our reading',
});

/** api.go.op.on_pc_auth */
const partnerOp = defineEndpoint(LOGIN_PATHS, {
  name: 'login.partner_op',
  summary: 'Sign in by the code of the game-life app.',
  host: 'api',
  encoding: 'json',
  signed: false,
  request: pcAuth,
  data: partnerLogin,
  refusals: ['loginCodeWrong', 'accountBanned', 'tooManyRequests'],
  causes: ['loggedInElsewhere'],
  rules: ['api.go.op.on_pc_auth', 'session.login.game-life-code', 'session.other-login-type.5-game-life'],
  provisional: 'which of the two on_pc_auth calls belongs to which app is our reading',
});

/** api.account.wechat-auth: afterwards a chat-app code signs this account in. */
const wechatAuth = defineEndpoint(LOGIN_PATHS, {
  name: 'account.wechat_auth',
  summary: 'Bind a chat-app identity to the signed-in account.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ code }),
  data: z.object({ nick: text, avatar: text }),
  refusals: ['loginCodeWrong', 'chatAccountTaken', 'tooManyRequests'],
  causes: [],
  rules: ['api.account.wechat-auth'],
  provisional: SHAPE,
});

/** api.account.forgot: every session of the account ends. */
const forgot = defineEndpoint(LOGIN_PATHS, {
  name: 'account.forgot',
  summary: 'Set a new password by an sms code.',
  host: 'api',
  encoding: 'json',
  signed: false,
  request: z.object({ phone, smscode, /** Hex SHA-256 of the new password. */ passwd }),
  data: nothing,
  refusals: ['smsCodeWrong', 'tooManyRequests'],
  causes: [],
  rules: ['api.account.forgot'],
  provisional: SHAPE,
});

/** api.account.initpass: the other sessions of the account end. */
const initpass = defineEndpoint(LOGIN_PATHS, {
  name: 'account.initpass',
  summary: 'Set the first password; an account that has one needs the code of account.tosms.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ /** Hex SHA-256 of the password. */ passwd, smscode: z.optional(smscode) }),
  data: nothing,
  refusals: ['smsCodeWrong', 'tooManyRequests'],
  causes: [],
  rules: ['api.account.initpass'],
  provisional: SHAPE,
});

/** api.account.account.tosms */
const tosms = defineEndpoint(LOGIN_PATHS, {
  name: 'account.tosms',
  summary: "Send a code to the signed-in account's own phone, for a change of its password.",
  host: 'api',
  encoding: 'json',
  signed: true,
  request: nothing,
  data: z.object({
    /** Seconds until another code may be asked for. */
    interval: counter,
    /** The phone, masked. */
    phone: text,
    /** The code itself, because no sms is sent: told by a mock platform for testers only, one whose control API is open. */
    mock_code: z.optional(z.string()),
  }),
  refusals: ['phoneNeeded', 'smsTooSoon', 'smsTooMany', 'tooManyRequests'],
  causes: [],
  rules: ['api.account.account.tosms'],
  provisional: SHAPE,
});

export const LOGIN_CALLS = {
  'login.silent': silent,
  'login.wechat': wechat,
  'login.partner': partner,
  'login.partner_op': partnerOp,
  'account.wechat_auth': wechatAuth,
  'account.forgot': forgot,
  'account.initpass': initpass,
  'account.tosms': tosms,
} as const satisfies Calls<typeof LOGIN_PATHS>;
