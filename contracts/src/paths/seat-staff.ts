import { BY_NAME, type PathEntry } from './path-entry.ts';

export const SEAT_STAFF_PATHS = {
  'seat.admin': { method: 'GET', path: '/v1/groups/adminMicUp', provisional: BY_NAME },
  'seat.applications': { method: 'GET', path: '/v1/groups/getMicApplyList' },
  'seat.agree': { method: 'POST', path: '/v1/groups/agreeMicApply' },
  'seat.clear_applications': { method: 'POST', path: '/v1/groups/cleamMicApply' },
} as const satisfies Record<string, PathEntry>;
