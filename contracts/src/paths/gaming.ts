import type { PathEntry } from './path-entry.ts';

export const GAMING_PATHS = {
  'channel.post_gaming': { method: 'POST', path: '/go/lobby/channel/post_gaming' },
  'channel.update_gaming': { method: 'POST', path: '/go/lobby/channel/update_gaming' },
  'channel.close_gaming': { method: 'POST', path: '/go/lobby/channel/close_gaming' },
  'channel.get_gaming': { method: 'POST', path: '/go/lobby/channel/get_gaming' },
  'channel.gaming_by_user': { method: 'POST', path: '/go/lobby/channel/gaming_by_user' },
  'channel.window_channel_info': { method: 'POST', path: '/go/lobby/channel/window_channel_info' },
} as const satisfies Record<string, PathEntry>;
