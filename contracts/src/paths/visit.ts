import { BY_NAME, NO_PATH, type PathEntry } from './path-entry.ts';

export const VISIT_PATHS = {
  'room.join': { method: 'GET', path: '/v1/groups/add', provisional: BY_NAME },
  'room.members': { method: 'GET', path: '/v1/groups/groupmember', provisional: BY_NAME },
  'room.leave': { method: 'GET', path: '/v1/groups/leave', provisional: NO_PATH },
  'room.trace': { method: 'GET', path: '/v1/room/trace' },
  'room.login_window': { method: 'GET', path: '/v1/groups/loginWindow' },
  'room.login_window_send': { method: 'GET', path: '/v1/groups/loginWindowSendMsg' },
  'favourite.list': { method: 'GET', path: '/v1/fav/room', provisional: NO_PATH },
  'favourite.do': { method: 'GET', path: '/v1/fav/room/do', provisional: NO_PATH },
} as const satisfies Record<string, PathEntry>;
