import { BY_NAME, NO_PATH, type PathEntry } from './path-entry.ts';

export const LOGIN_PATHS = {
  'login.silent': { method: 'GET', path: '/v1/ytx/beSilentLogin', provisional: BY_NAME },
  'login.wechat': { method: 'POST', path: '/v1/ytx/wechatLogin', provisional: NO_PATH },
  'login.partner': { method: 'POST', path: '/go/lobby/channel/on_pc_auth' },
  'login.partner_op': { method: 'POST', path: '/go/op/on_pc_auth' },
  'account.wechat_auth': { method: 'POST', path: '/account/wechatAuth', provisional: NO_PATH },
  'account.forgot': { method: 'POST', path: '/account/forgot', provisional: NO_PATH },
  'account.initpass': { method: 'POST', path: '/account/initpass', provisional: NO_PATH },
  'account.tosms': { method: 'POST', path: '/account/tosms', provisional: NO_PATH },
} as const satisfies Record<string, PathEntry>;
