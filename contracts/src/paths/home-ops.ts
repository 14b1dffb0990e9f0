import { OPS_BASE } from './ops-base.ts';
import { NO_PATH, type PathEntry } from './path-entry.ts';

/** What the landing page asks of operations. In a module of its own, because that is the first page. */
export const HOME_OPS_PATHS = {
  'ops.banner_home': { method: 'GET', path: '/banner/home', provisional: OPS_BASE },
  'ops.banner_player': { method: 'GET', path: '/banner/player', provisional: OPS_BASE },
  'ops.app_download': { method: 'GET', path: '/get_app_download', provisional: OPS_BASE },
  'ops.download_url': { method: 'GET', path: '/v1/room/downloadUrl', provisional: NO_PATH },
} as const satisfies Record<string, PathEntry>;
