import * as z from 'zod/mini';
import { chatAppLogin, linkLogin, partnerLogin } from '../entities/login.ts';
import { counter, text, wireCode } from '../kernel/codecs.ts';
import { LOGIN_PATHS } from '../paths/login.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the specification names only some fields of this call';
const code = z.string().check(z.minLength(1), z.maxLength(128));
const phone = z.string().check(z.regex(/^1[3-9]\d{9}$/));
const smscode = z.string().check(z.regex(/^\d{4,6}$/));
const passwd = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const nothing = z.object({});

/** api.room.v1.beSilentLogin, api.room.op.silent-login: the three values carried by a link. */
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

/** api.room.op.wechat-login: returns a login, or the third-party identity when no phone is bound. */
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
    /** Client state as JSON text: the device, and the state of the chat app's redirect. */
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
  /** The app that issued the code. */
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
  provisional: 'the specification does not say which of the two on_pc_auth calls belongs to which app',
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
  provisional: 'the specification does not say which of the two on_pc_auth calls belongs to which app',
});

/** api.account.wechat-auth: afterwards codes of the chat app sign this account in. */
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

/** api.account.forgot: ends every session of the account. */
const forgot = defineEndpoint(LOGIN_PATHS, {
  name: 'account.forgot',
  summary: 'Reset the password with an sms code.',
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

/** api.account.initpass: ends the other sessions of the account. */
const initpass = defineEndpoint(LOGIN_PATHS, {
  name: 'account.initpass',
  summary: 'Set the first password. An account that already has one needs the code of account.tosms.',
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
  summary: 'Send a code to the phone of the signed-in account, for a password change.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: nothing,
  data: z.object({
    /** Seconds until the next code may be requested. */
    interval: counter,
    /** The phone, masked. */
    phone: text,
    /** The code itself, because no sms is sent. Only a mock platform with an open control API returns it. */
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
