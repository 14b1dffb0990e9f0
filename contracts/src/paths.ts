export type Method = 'GET' | 'POST';

export interface PathEntry {
  readonly method: Method;
  readonly path: string;
  /** Set when the specification does not show the path or the method: why we chose this one. */
  readonly provisional?: string;
}

const NO_PATH = 'the specification names the operation only (open point C1)';
const BY_NAME = 'the named operation matches this listed path (open points C2, C3)';
const METHOD = 'the specification shows the path but not the method (open point C7)';

/**
 * The one table of methods and paths. Real ones are filled in here, or overridden at run time by `paths` in config.json.
 */
export const PATHS = {
  'account.login': { method: 'POST', path: '/account/login', provisional: NO_PATH },
  'account.register': { method: 'POST', path: '/account/register', provisional: NO_PATH },
  'account.logout': { method: 'POST', path: '/account/logout', provisional: NO_PATH },
  'account.chktoken': { method: 'POST', path: '/account/chktoken', provisional: NO_PATH },
  'account.setbase': { method: 'POST', path: '/account/setbase', provisional: NO_PATH },
  'account.captcha': { method: 'GET', path: '/account/captcha', provisional: NO_PATH },
  'account.sms': { method: 'POST', path: '/account/sms', provisional: NO_PATH },
  'user.infos': { method: 'POST', path: '/go/user/infos', provisional: METHOD },
  'file.upload': { method: 'POST', path: '/go/home/common/file/upload', provisional: METHOD },
  'config.get': { method: 'GET', path: '/go/lobby/config/get' },
  'hall.list': { method: 'POST', path: '/go/lobby/hall/list', provisional: BY_NAME },
  'hall.search': { method: 'POST', path: '/go/lobby/hall/search' },
  'hall.enter': { method: 'POST', path: '/go/lobby/hall/enter', provisional: BY_NAME },
  'hall.detail': { method: 'POST', path: '/go/lobby/hall/detail', provisional: BY_NAME },
  'hall.user_list': { method: 'POST', path: '/go/lobby/hall/user_list', provisional: BY_NAME },
  'hall.user_card': { method: 'POST', path: '/go/lobby/hall/user_card', provisional: BY_NAME },
  'hall.batch_user_card': { method: 'POST', path: '/go/lobby/hall/batch_user_card', provisional: BY_NAME },
  'channel.detail': { method: 'POST', path: '/go/lobby/channel/detail', provisional: BY_NAME },
  'channel.check_join': { method: 'GET', path: '/go/lobby/channel/check_join' },
  'channel.check_password': { method: 'POST', path: '/go/lobby/channel/check_password' },
  'channel.join': { method: 'POST', path: '/go/lobby/channel/join', provisional: BY_NAME },
  'channel.leave': { method: 'POST', path: '/go/lobby/channel/leave', provisional: BY_NAME },
  'channel.current_channel': { method: 'POST', path: '/go/lobby/channel/current_channel', provisional: BY_NAME },
  'channel.user_list': { method: 'POST', path: '/go/lobby/channel/user_list', provisional: BY_NAME },
  'channel.message': { method: 'POST', path: '/go/lobby/channel/message' },
} as const satisfies Record<string, PathEntry>;

export type EndpointName = keyof typeof PATHS;
