import { BY_NAME, type PathEntry } from './path-entry.ts';

export const INVITE_PATHS = {
  'channel.invite': { method: 'POST', path: '/go/lobby/channel/invite' },
  'channel.get_invite': { method: 'POST', path: '/go/lobby/channel/get_invite', provisional: BY_NAME },
  'channel.invitation': { method: 'POST', path: '/go/lobby/channel/invitation', provisional: BY_NAME },
} as const satisfies Record<string, PathEntry>;
