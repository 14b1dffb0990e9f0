import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { readStored, watching } from '../feedback/index.ts';
import { voiceActions } from './voice.slice.ts';
import type { VoiceRoot } from './voice.state.ts';
import { DEFAULT_VOICE_PREFERENCES, voicePreferences } from './voice-preferences.ts';

/** Sound settings of this device. */
export function* voicePreferencesSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'voice');
  yield* put(voiceActions.preferencesChanged(stored(ports)));
  yield* watch.every(voiceActions.preferencesRequested, onPreferencesRequested, ports);
  yield* watch.every(voiceActions.personVolumeRequested, onPersonVolumeRequested, ports);
}

const stored = (ports: Ports) => readStored(ports, 'voice', voicePreferences) ?? DEFAULT_VOICE_PREFERENCES;

function* onPreferencesRequested(
  ports: Ports,
  { payload }: ReturnType<typeof voiceActions.preferencesRequested>,
): SagaGenerator<void> {
  yield* put(voiceActions.preferencesChanged(payload));
  // What another tab has stored stays.
  ports.storage.write('voice', JSON.stringify({ ...stored(ports), ...payload }));
}

function* onPersonVolumeRequested(
  ports: Ports,
  { payload: { uid, volume } }: ReturnType<typeof voiceActions.personVolumeRequested>,
): SagaGenerator<void> {
  const { people } = yield* select(({ voice }: VoiceRoot) => voice.preferences);
  const changed = { people: { ...people, ...stored(ports).people, [uid]: volume } };
  yield* call(onPreferencesRequested, ports, voiceActions.preferencesRequested(changed));
}
