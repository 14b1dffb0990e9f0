import type { VOICE_CALLS } from '@miczero/contracts';
import type { Sandbox } from '../sandbox.ts';
import type { Walks } from '../walk.ts';
import { sitInVoice } from './hall-acts.ts';

const SETTINGS = {
  EchoRemoval: 1,
  VolumeBoost: 1,
  NoiseCancellation: 0,
  NoiseReduction: 1,
  VoiceMode: 2,
  Key: 'KeyV,V',
} as const;

async function saveSettings(sandbox: Sandbox): Promise<void> {
  await (await sandbox.as('member')).call('voice.settings', { voice_setting: JSON.stringify(SETTINGS) });
}

export const VOICE_WALKS: Walks<typeof VOICE_CALLS> = {
  'voice.get': [
    { as: 'member', before: saveSettings, request: () => ({}) },
    { as: 'member', request: () => ({}) },
  ],
  'voice.settings': [
    { as: 'member', request: () => ({ voice_setting: JSON.stringify(SETTINGS) }) },
    { as: 'member', request: () => ({ voice_setting: { ...SETTINGS, VoiceMode: 1, Key: '' } }) },
  ],
  'channel.get_voice_id': [
    { as: 'member', before: sitInVoice, request: ({ channels }) => ({ channel_id: channels.voice }) },
  ],
  'hall.user_mute_mic': [
    {
      as: 'manager',
      before: sitInVoice,
      request: async (sandbox) => ({ hall_id: sandbox.hall, uid: await sandbox.no('member'), mute: 1 }),
    },
    {
      as: 'member',
      before: async (sandbox) => {
        await sitInVoice(sandbox);
        const member = await sandbox.as('member');
        await member.call('hall.user_mute_mic', { hall_id: sandbox.hall, uid: member.no, mute: 1 });
      },
      request: async (sandbox) => ({ hall_id: sandbox.hall, uid: await sandbox.no('member'), mute: 0 }),
      brings: ['micListChanged'],
    },
  ],
};
