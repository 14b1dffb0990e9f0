import type { SagaGenerator } from '../../lib/effects.ts';
import { call, eventChannel, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { feedbackActions, readStored, textOf, watching } from '../feedback/index.ts';
import { preferences, preferencesActions, selectPreferences } from './preferences.slice.ts';

type PreferencesPorts = Pick<Ports, 'late' | 'storage' | 'telemetry'>;

/** Restores the preferences of this device, and keeps every change. */
export function* preferencesSaga(ports: PreferencesPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'preferences');
  yield* call(restore, ports);
  yield* watch.inTurn(storedPreferences(ports), restore, ports);
  yield* watch.latest(preferencesActions.changeRequested, onChangeRequested, ports);
  yield* watch.leading(preferencesActions.notificationsRequested, onNotificationsRequested, ports);
}

/** Another tab changed some. */
const storedPreferences = ({ storage }: PreferencesPorts) =>
  eventChannel<'changed'>((emit) => storage.watch('preferences', () => emit('changed')));

function* restore(ports: PreferencesPorts): SagaGenerator<void> {
  const stored = readStored(ports, 'preferences', preferences);
  if (stored) yield* put(preferencesActions.restored(stored));
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

/** What another tab has stored stays (ADR 0184). */
function* onChangeRequested(
  ports: PreferencesPorts,
  { payload }: ReturnType<typeof preferencesActions.changeRequested>,
): SagaGenerator<void> {
  const kept = yield* select(selectPreferences);
  ports.storage.write(
    'preferences',
    JSON.stringify({ ...kept, ...readStored(ports, 'preferences', preferences), ...payload }),
  );
}
