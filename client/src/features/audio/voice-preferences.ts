import * as z from 'zod/mini';

const volume = z.catch(z.int().check(z.gte(0), z.lte(200)), 100);

/** Sound settings stored on this device; a missing or invalid field takes its default (const.default-voice). */
export const voicePreferences = z.object({
  microphoneVolume: volume,
  speakerVolume: volume,
  /** 0 to 1; 0 sends everything. */
  inputThreshold: z.catch(z.number().check(z.gte(0), z.lte(1)), 0),
  /** '' is the system's choice. */
  microphoneId: z.catch(z.string(), ''),
  speakerId: z.catch(z.string(), ''),
  /** What they are called, for as long as they are not there. */
  microphoneName: z.catch(z.string(), ''),
  speakerName: z.catch(z.string(), ''),
  /** The talk key opens at one press and closes at the next, in place of being held. */
  isTalkLatched: z.catch(z.boolean(), false),
  /** Volume of each person, by uid; 100 is left out. */
  people: z.catch(z.record(z.string(), z.int().check(z.gte(0), z.lte(200))), {}),
});
export type VoicePreferences = z.output<typeof voicePreferences>;

/** What `voicePreferences` reads from an empty set, written out for the pages that begin with it. */
export const DEFAULT_VOICE_PREFERENCES: VoicePreferences = {
  microphoneVolume: 100,
  speakerVolume: 100,
  inputThreshold: 0,
  microphoneId: '',
  speakerId: '',
  microphoneName: '',
  speakerName: '',
  isTalkLatched: false,
  people: {},
};
