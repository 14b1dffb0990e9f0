import { BY_NAME, NO_PATH, type PathEntry } from './path-entry.ts';

export const SEAT_PATHS = {
  'seat.apply': { method: 'GET', path: '/v1/groups/membermicapply', provisional: BY_NAME },
  'seat.cancel': { method: 'GET', path: '/v1/groups/membermiccancel', provisional: NO_PATH },
  'seat.manage': { method: 'GET', path: '/v1/groups/adminmicapply', provisional: BY_NAME },
  'seat.up': { method: 'GET', path: '/v1/groups/microphoneup' },
  'seat.drop': { method: 'GET', path: '/v1/groups/microphondrop' },
  'seat.volume': { method: 'GET', path: '/v1/groups/micvolume' },
} as const satisfies Record<string, PathEntry>;
