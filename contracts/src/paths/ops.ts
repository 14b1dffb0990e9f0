import { METHOD, NO_PATH, type PathEntry } from './path-entry.ts';

const BASE =
  'the specification does not show the base path of the operations host, and the method is our guess (open point C7)';

export const OPS_PATHS = {
  'ops.banner_home': { method: 'GET', path: '/banner/home', provisional: BASE },
  'ops.banner_recharge': { method: 'GET', path: '/banner/recharge', provisional: BASE },
  'ops.banner_player': { method: 'GET', path: '/banner/player', provisional: BASE },
  'ops.app_download': { method: 'GET', path: '/get_app_download', provisional: BASE },
  'ops.download_url': { method: 'GET', path: '/v1/room/downloadUrl', provisional: NO_PATH },
  'ops.ad_tag': {
    method: 'GET',
    path: '/ad/tag',
    provisional: 'the specification does not show the address (open point C16)',
  },
  'ops.client_log': { method: 'POST', path: '/go/home/log/web', provisional: METHOD },
  'static.privacy': {
    method: 'GET',
    path: '/static/privacy',
    provisional: 'the specification does not show the address',
  },
  'static.agreement': {
    method: 'GET',
    path: '/static/agreement',
    provisional: 'the specification does not show the address',
  },
  'infra.config_all': { method: 'GET', path: '/go/infra/config/all', provisional: METHOD },
  'activity.config': { method: 'POST', path: '/go/lobby/activity/config', provisional: NO_PATH },
  'rtc.config': { method: 'GET', path: '/go/home/rtc/config', provisional: NO_PATH },
} as const satisfies Record<string, PathEntry>;
