import { type ChannelId, DEFAULT_VOICE_SETTINGS, type UserNo, type VoiceSettings } from '@miczero/contracts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireChannel } from '../../rights/hall-access.ts';
import type { World } from '../../state/world.ts';

/** api.lobby.voice.settings */
export function saveVoiceSettings(turn: Turn, input: { readonly voice_setting: VoiceSettings }): Record<never, never> {
  const { EchoRemoval, VolumeBoost, NoiseCancellation, NoiseReduction, VoiceMode, Key } = input.voice_setting;
  const settings = { EchoRemoval, VolumeBoost, NoiseCancellation, NoiseReduction, VoiceMode, Key };
  turn.world.voice_settings.set(turn.account.no, settings);
  return {};
}

/** api.lobby.voice.get: const.default-voice until something was saved. */
export function voiceSettingsOf(world: World, no: UserNo): VoiceSettings {
  return world.voice_settings.get(no) ?? DEFAULT_VOICE_SETTINGS;
}

/** api.lobby.channel.get_voice_id: for a person in the channel. */
export function voiceIdOf(world: World, viewer: UserNo, channel_id: ChannelId): { voice_id: string } {
  const { channel } = requireChannel(world, channel_id, viewer, 'channel.get_voice_id');
  if (channel.type !== 2) throw new Refusal('channelUnknown');
  if (!channel.mics.has(viewer)) throw new Refusal('voiceNeeded');
  return { voice_id: `${world.name}-${channel.id}` };
}
