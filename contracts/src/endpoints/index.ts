import type { Endpoint } from '../kernel/define-endpoint.ts';
import type { EndpointName } from '../paths.ts';
import * as account from './account.ts';
import * as channel from './channel.ts';
import * as file from './file.ts';
import * as hall from './hall.ts';

/** Every call, by name. A path without a call, or a call without a path, does not compile. */
export const ENDPOINTS = {
  'account.login': account.login,
  'account.register': account.register,
  'account.logout': account.logout,
  'account.chktoken': account.chktoken,
  'account.setbase': account.setbase,
  'account.captcha': account.captcha,
  'account.sms': account.sms,
  'user.infos': account.infos,
  'file.upload': file.upload,
  'config.get': hall.config,
  'hall.list': hall.list,
  'hall.search': hall.search,
  'hall.enter': hall.enter,
  'hall.detail': hall.detail,
  'hall.user_list': hall.userList,
  'hall.user_card': hall.card,
  'hall.batch_user_card': hall.batchCard,
  'channel.detail': channel.detail,
  'channel.check_join': channel.checkJoin,
  'channel.check_password': channel.checkPassword,
  'channel.join': channel.join,
  'channel.leave': channel.leave,
  'channel.current_channel': channel.currentChannel,
  'channel.user_list': channel.userList,
  'channel.message': channel.message,
} as const satisfies { readonly [Name in EndpointName]: Endpoint<Name> };

export type Endpoints = typeof ENDPOINTS;
