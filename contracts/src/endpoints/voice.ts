import * as z from 'zod/mini';
import { voiceSettingsText } from '../entities/voice-settings.ts';
import { channelId, flag, hallId, text, userNo } from '../kernel/codecs.ts';
import { VOICE_PATHS } from '../paths/voice.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

/** api.lobby.voice.get: returns the defaults until settings are saved (const.default-voice). */
const get = defineEndpoint(VOICE_PATHS, {
  name: 'voice.get',
  summary: "The caller's voice settings.",
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({}),
  data: z.object({ voice_info: voiceSettingsText }),
  refusals: [],
  causes: [],
  rules: ['api.lobby.voice.get', 'entity.voice-settings', 'entity.voice-settings.key'],
});

/** api.lobby.voice.settings */
const settings = defineEndpoint(VOICE_PATHS, {
  name: 'voice.settings',
  summary: "Save the caller's voice settings.",
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ voice_setting: voiceSettingsText }),
  data: z.object({}),
  refusals: ['tooManyRequests'],
  causes: [],
  rules: ['api.lobby.voice.settings', 'rule.voice-setting-1-or-0'],
  provisional: 'that voice_setting is JSON text is our guess (open point B15)',
});

/** api.lobby.channel.get_voice_id: requires the caller to be in the channel. */
const voiceId = defineEndpoint(VOICE_PATHS, {
  name: 'channel.get_voice_id',
  summary: 'The audio channel of the voice channel that the caller is in.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ channel_id: channelId }),
  data: z.object({
    /** Name of the channel at the audio provider. */
    voice_id: text,
  }),
  refusals: ['channelUnknown', 'hallMembershipNeeded', 'channelBanned', 'voiceNeeded'],
  causes: [],
  rules: ['api.lobby.channel.get_voice_id'],
  provisional: 'the specification shows neither payload nor result',
});

/** api.lobby.hall.user_mute_mic: with the caller's own number it closes or opens the caller's own microphone. */
const userMuteMic = defineEndpoint(VOICE_PATHS, {
  name: 'hall.user_mute_mic',
  summary: "Mute or unmute a member's microphone in the whole hall; or close or open the caller's own.",
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ hall_id: hallId, uid: userNo, mute: flag }),
  data: z.object({}),
  refusals: [
    'hallProblem',
    'hallMembershipNeeded',
    'permissionNeeded',
    'personProtected',
    'userUnknown',
    'voiceNeeded',
    'micMuted',
    'tooManyRequests',
  ],
  causes: ['systemMessage', 'micListChanged'],
  rules: ['api.lobby.hall.user_mute_mic'],
  provisional: 'the specification shows neither payload nor result',
});

export const VOICE_CALLS = {
  'voice.get': get,
  'voice.settings': settings,
  'channel.get_voice_id': voiceId,
  'hall.user_mute_mic': userMuteMic,
} as const satisfies Calls<typeof VOICE_PATHS>;
