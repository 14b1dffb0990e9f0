import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { watching } from '../feedback/index.ts';
import { type PreferencesRoot, preferences, preferencesActions } from './preferences.slice.ts';

type PreferencesPorts = Pick<Ports, 'storage' | 'telemetry'>;

/** Restores the preferences of this device, and keeps every change. */
export function* preferencesSaga(ports: PreferencesPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'preferences');
  const stored = ports.storage.read('preferences');
  if (stored !== null) yield* put(preferencesActions.restored(readPreferences(stored, ports)));
  yield* watch.latest(preferencesActions.changeRequested, onChangeRequested, ports);
}

function* onChangeRequested({ storage }: PreferencesPorts): SagaGenerator<void> {
  const kept = yield* select((state: PreferencesRoot) => state.preferences);
  storage.write('preferences', JSON.stringify(kept));
}

function readPreferences(stored: string, { telemetry }: PreferencesPorts) {
  try {
    return preferences.parse(JSON.parse(stored));
  } catch {
    telemetry.log('warn', 'stored preferences are unreadable');
    return preferences.parse({});
  }
}
