import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { feedbackActions, textOf, watching } from '../feedback/index.ts';
import { type PreferencesRoot, preferences, preferencesActions } from './preferences.slice.ts';

type PreferencesPorts = Pick<Ports, 'late' | 'storage' | 'telemetry'>;

/** Restores the preferences of this device, and keeps every change. */
export function* preferencesSaga(ports: PreferencesPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'preferences');
  const stored = ports.storage.read('preferences');
  if (stored !== null) yield* put(preferencesActions.restored(readPreferences(stored, ports)));
  yield* watch.latest(preferencesActions.changeRequested, onChangeRequested, ports);
  yield* watch.leading(preferencesActions.notificationsRequested, onNotificationsRequested, ports);
}

/** Notifications are on only once the user has allowed them. */
function* onNotificationsRequested({ late }: PreferencesPorts): SagaGenerator<void> {
  const notifier = yield* call(late.notifier);
  const isAllowed = yield* call(notifier.ask);
  yield* put(preferencesActions.changeRequested({ notifications: isAllowed }));
  if (!isAllowed) {
    yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('preferences.notificationsDenied') }));
  }
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
