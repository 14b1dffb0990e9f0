import type { SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, eventChannel, put, race } from '../../lib/effects.ts';
import type { Installation, Ports } from '../../platform/ports.ts';
import { watching } from '../feedback/index.ts';
import { appUpdateActions } from './app-update.slice.ts';

/** A page that stays open asks this often for a newer version. */
export const CHECK_EVERY_MS = 30 * 60_000;
/** A version that does not take over within this time does so at the next visit: the page is reloaded all the same. */
const ACTIVATION_TIMEOUT_MS = 5000;

type UpdatePorts = Pick<Ports, 'clock' | 'late' | 'navigation' | 'telemetry'>;

/** Keeps the client on this device, announces newer versions, and installs it as an application. */
export function* appUpdateSaga(ports: UpdatePorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'appUpdate');
  const installation = yield* call(ports.late.installation);
  const versions = eventChannel<'arrived'>((emit) => {
    installation
      .keep(() => emit('arrived'))
      .catch((error: unknown) => ports.telemetry.log('warn', 'no offline copy', { error: String(error) }));
    return () => {};
  }, buffers.sliding(1));
  const offers = eventChannel<boolean>((emit) => installation.onCanInstallChange(emit), buffers.sliding(1));
  yield* watch.inTurn(versions, onVersion);
  yield* watch.inTurn(offers, onOffer);
  yield* watch.leading(appUpdateActions.refreshRequested, refresh, ports, installation);
  yield* watch.leading(appUpdateActions.installRequested, install, installation);
  yield* watch.inTurn(checkTimes(ports.clock), check, ports, installation);
  yield* put(appUpdateActions.installOffered(installation.canInstall()));
}

function* onVersion(): SagaGenerator<void> {
  yield* put(appUpdateActions.versionArrived());
}

function* onOffer(canInstall: boolean): SagaGenerator<void> {
  yield* put(appUpdateActions.installOffered(canInstall));
}

/** pwa.new-content.refresh: activate, clear, reload. Drafts and lines that wait are stored when the page goes. */
function* refresh({ clock, navigation }: UpdatePorts, installation: Installation): SagaGenerator<void> {
  yield* race({ done: call(installation.activate), late: call(clock.sleep, ACTIVATION_TIMEOUT_MS) });
  yield* call(installation.clearCaches);
  navigation.reload(navigation.path());
}

function* install(installation: Installation): SagaGenerator<void> {
  yield* put(appUpdateActions.installOffered(false));
  yield* call(installation.install);
}

function* check({ telemetry }: UpdatePorts, installation: Installation): SagaGenerator<void> {
  yield* call(() =>
    installation.check().catch((error: unknown) => {
      telemetry.log('info', 'no news of versions', { error: String(error) });
    }),
  );
}

const checkTimes = (clock: Ports['clock']) =>
  eventChannel<'due'>((emit) => {
    let cancel = () => {};
    const arm = () => {
      cancel = clock.after(CHECK_EVERY_MS, () => {
        emit('due');
        arm();
      });
    };
    arm();
    return () => cancel();
  }, buffers.sliding(1));
