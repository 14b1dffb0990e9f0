import { voiceReducer, voiceSaga } from '../../features/audio/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const VOICE_REDUCERS = { voice: voiceReducer } as const;

/** The state that this late part adds to the store. */
export type VoicePartState = {
  readonly [Name in keyof typeof VOICE_REDUCERS]: ReturnType<(typeof VOICE_REDUCERS)[Name]>;
};

/** The sound of the viewer's voice place, of a channel or a room. */
export function voiceFeatures(ports: Ports): readonly LateFeature[] {
  return [{ name: 'voice', reducer: VOICE_REDUCERS.voice, saga: () => voiceSaga(ports) }];
}
