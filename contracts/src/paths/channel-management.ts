import type { PathEntry } from './path-entry.ts';

export const CHANNEL_MANAGEMENT_PATHS = {
  'channel.create': { method: 'POST', path: '/go/lobby/channel/create' },
  'channel.update': { method: 'POST', path: '/go/lobby/channel/update' },
  'channel.del': { method: 'POST', path: '/go/lobby/channel/del' },
  'channel.set_password': { method: 'POST', path: '/go/lobby/channel/set_password' },
  'channel.mute': { method: 'POST', path: '/go/lobby/channel/mute' },
  'channel.mute_all': { method: 'POST', path: '/go/lobby/channel/mute_all' },
} as const satisfies Record<string, PathEntry>;
