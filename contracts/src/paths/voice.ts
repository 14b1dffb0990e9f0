import type { PathEntry } from './path-entry.ts';

export const VOICE_PATHS = {
  'voice.get': { method: 'GET', path: '/go/lobby/voice/get' },
  'voice.settings': { method: 'POST', path: '/go/lobby/voice/settings' },
  'channel.get_voice_id': { method: 'POST', path: '/go/lobby/channel/get_voice_id' },
  'hall.user_mute_mic': { method: 'POST', path: '/go/lobby/hall/user_mute_mic' },
} as const satisfies Record<string, PathEntry>;
