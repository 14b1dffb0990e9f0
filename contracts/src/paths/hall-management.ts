import type { PathEntry } from './path-entry.ts';

export const HALL_MANAGEMENT_PATHS = {
  'hall.create': { method: 'POST', path: '/go/lobby/hall/create' },
  'hall.update': { method: 'POST', path: '/go/lobby/hall/update' },
  'hall.delete': { method: 'POST', path: '/go/lobby/hall/delete' },
  'hall.leave': { method: 'POST', path: '/go/lobby/hall/leave' },
  'hall.kick_out': { method: 'POST', path: '/go/lobby/hall/kick_out' },
  'hall.set_manage': { method: 'POST', path: '/go/lobby/hall/set_manage' },
  'hall.remove_manage': { method: 'POST', path: '/go/lobby/hall/remove_manage' },
} as const satisfies Record<string, PathEntry>;
