import * as z from 'zod/mini';
import { flag, jsonString, text, wireCode } from '../kernel/codecs.ts';

/** entity.voice-settings. Switches travel as 1 or 0 only (rule.voice-setting-1-or-0). */
export const voiceSettings = z
  .object({
    EchoRemoval: flag,
    VolumeBoost: flag,
    NoiseCancellation: flag,
    NoiseReduction: flag,
    /** 1 free talk, 2 push to talk (open point B14). */
    VoiceMode: wireCode([1, 2]),
    /** Key code and label joined by a comma, for example `KeyV,V`; empty for none (entity.voice-settings.key). */
    Key: text.check(z.maxLength(64)),
  })
  .register(z.globalRegistry, { id: 'VoiceSettings' });
export type VoiceSettings = z.output<typeof voiceSettings>;

/** const.default-voice.*, assigned by order (open point B14). */
export const DEFAULT_VOICE_SETTINGS: VoiceSettings = {
  EchoRemoval: false,
  VolumeBoost: true,
  NoiseCancellation: true,
  NoiseReduction: false,
  VoiceMode: 1,
  Key: '',
};

const wireSettings = z.union([z.string(), z.record(z.string(), z.unknown())]);

/** Voice settings as JSON text; an object is accepted as well (open point B15). */
export const voiceSettingsText = z.pipe(
  z.codec(wireSettings, z.string(), {
    decode: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
    encode: (value) => value,
  }),
  jsonString(voiceSettings),
);
