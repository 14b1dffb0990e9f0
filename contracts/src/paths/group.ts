import { NO_PATH, type PathEntry } from './path-entry.ts';

export const GROUP_PATHS = {
  'group.details': { method: 'GET', path: '/group/details', provisional: NO_PATH },
  'group.detail': { method: 'GET', path: '/group/detail', provisional: NO_PATH },
  'group.members': { method: 'GET', path: '/group/members', provisional: NO_PATH },
  'group.user_list': { method: 'GET', path: '/group/user_list', provisional: NO_PATH },
  'group.get_bound_hall': { method: 'GET', path: '/group/get_bound_hall', provisional: NO_PATH },
  'group.weal_bind_hall': { method: 'POST', path: '/group/weal_bind_hall', provisional: NO_PATH },
  'group.weal_hall': { method: 'GET', path: '/group/weal_hall', provisional: NO_PATH },
  'group.serve_group': { method: 'GET', path: '/group/serve_group', provisional: NO_PATH },
} as const satisfies Record<string, PathEntry>;
