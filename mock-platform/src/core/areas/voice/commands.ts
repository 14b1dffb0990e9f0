import { closeAudioLink, openAudioLink } from './audio-links.ts';
import { saveVoiceSettings } from './settings.ts';
import { sweepVoice } from './sweep.ts';
import { leaveVoiceChannel } from './voice.ts';

/** The writes of voice channels. */
export const VOICE_COMMANDS = {
  'channel.leave': leaveVoiceChannel,
  'voice.settings': saveVoiceSettings,
  'voice.link_open': openAudioLink,
  'voice.link_close': closeAudioLink,
  'voice.sweep': sweepVoice,
} as const;
