import { BY_NAME, type PathEntry } from './path-entry.ts';

export const HALL_PATHS = {
  'config.get': { method: 'GET', path: '/go/lobby/config/get' },
  'hall.list': { method: 'POST', path: '/go/lobby/hall/list', provisional: BY_NAME },
  'hall.search': { method: 'POST', path: '/go/lobby/hall/search' },
  'hall.enter': { method: 'POST', path: '/go/lobby/hall/enter', provisional: BY_NAME },
  'hall.detail': { method: 'POST', path: '/go/lobby/hall/detail', provisional: BY_NAME },
  'hall.user_list': { method: 'POST', path: '/go/lobby/hall/user_list', provisional: BY_NAME },
  'hall.user_card': { method: 'POST', path: '/go/lobby/hall/user_card', provisional: BY_NAME },
  'hall.batch_user_card': { method: 'POST', path: '/go/lobby/hall/batch_user_card', provisional: BY_NAME },
  'hall.user_hall': { method: 'POST', path: '/go/lobby/hall/user_hall' },
} as const satisfies Record<string, PathEntry>;
