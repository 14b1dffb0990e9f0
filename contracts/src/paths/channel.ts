import { BY_NAME, type PathEntry } from './path-entry.ts';

export const CHANNEL_PATHS = {
  'channel.detail': { method: 'POST', path: '/go/lobby/channel/detail', provisional: BY_NAME },
  'channel.check_join': { method: 'GET', path: '/go/lobby/channel/check_join' },
  'channel.check_password': { method: 'POST', path: '/go/lobby/channel/check_password' },
  'channel.join': { method: 'POST', path: '/go/lobby/channel/join', provisional: BY_NAME },
  'channel.leave': { method: 'POST', path: '/go/lobby/channel/leave', provisional: BY_NAME },
  'channel.current_channel': { method: 'POST', path: '/go/lobby/channel/current_channel', provisional: BY_NAME },
  'channel.user_list': { method: 'POST', path: '/go/lobby/channel/user_list', provisional: BY_NAME },
  'channel.message': { method: 'POST', path: '/go/lobby/channel/message' },
} as const satisfies Record<string, PathEntry>;
