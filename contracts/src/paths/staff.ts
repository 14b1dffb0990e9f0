import type { PathEntry } from './path-entry.ts';

export const STAFF_PATHS = {
  'room.set_admin': { method: 'GET', path: '/v1/groups/settingadmin' },
  'room.cancel_admin': { method: 'GET', path: '/v1/groups/canceladmin' },
  'room.set_reception': { method: 'GET', path: '/v1/groups/setReception' },
  'room.cancel_reception': { method: 'GET', path: '/v1/groups/cancelReception' },
  'room.black': { method: 'GET', path: '/v1/groups/groupblack' },
  'room.speaking': { method: 'GET', path: '/v1/room/speaking' },
  'room.clear_screen': { method: 'GET', path: '/v1/room/clearScreen' },
} as const satisfies Record<string, PathEntry>;
