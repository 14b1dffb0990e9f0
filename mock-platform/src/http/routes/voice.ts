import type { VOICE_CALLS } from '@miczero/contracts';
import { voiceIdOf, voiceSettingsOf } from '../../core/areas/voice/settings.ts';
import { callerOf, type Handlers } from '../call.ts';
import { takeHallWrite } from './hall-write.ts';

export const voiceHandlers: Handlers<keyof typeof VOICE_CALLS> = {
  'voice.get': ({ runner, ...call }) => ({ voice_info: voiceSettingsOf(runner.world, callerOf(call).no) }),
  'voice.settings': async (call) => call.runner.run('voice.settings', await takeHallWrite(call), call.request),
  'channel.get_voice_id': ({ request, runner, ...call }) =>
    voiceIdOf(runner.world, callerOf(call).no, request.channel_id),
  'hall.user_mute_mic': async (call) => call.runner.run('hall.user_mute_mic', await takeHallWrite(call), call.request),
};
