import { METHOD, NO_PATH, type PathEntry } from './path-entry.ts';

export const IM_PATHS = {
  'user.getImToken': { method: 'GET', path: '/go/user/getImToken', provisional: METHOD },
  'account.getYxToken': { method: 'GET', path: '/account/getYxToken', provisional: NO_PATH },
  'home.client_get_auth': { method: 'GET', path: '/go/home/ytx/clientGetAuth', provisional: METHOD },
  'bar.notice_info': { method: 'GET', path: '/go/bar/notice/info', provisional: NO_PATH },
  'bar.serve_group': { method: 'GET', path: '/go/bar/relation/getServeGroup', provisional: METHOD },
} as const satisfies Record<string, PathEntry>;
