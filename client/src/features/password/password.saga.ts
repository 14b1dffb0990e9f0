import { LOGIN_CALLS, PROFILE_CALLS, SMS_INTERVAL_MS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callOrFail, feedbackActions, textOf, watching } from '../feedback/index.ts';
import { passwordModal } from './modals.ts';
import { passwordActions } from './password.slice.ts';

/** The password of the account that is signed in. */
export function* passwordSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'password');
  yield* watch.latest(passwordActions.opened, onOpened, ports);
  yield* watch.leading(passwordActions.codeRequested, onCodeRequested, ports);
  yield* watch.latest(passwordActions.codeSent, onCodeSent, ports);
  yield* watch.leading(passwordActions.saveRequested, onSaveRequested, ports);
}

function* onOpened(ports: Ports): SagaGenerator<void> {
  const result = yield* callOrFail(ports, PROFILE_CALLS['account.myProfile'], {}, passwordActions.failed);
  if (result) yield* put(passwordActions.known(result.has_password));
}

/** api.account.account.tosms: a password that exists is changed by a code to the own phone. */
function* onCodeRequested(ports: Ports): SagaGenerator<void> {
  const result = yield* callOrFail(ports, LOGIN_CALLS['account.tosms'], {}, passwordActions.failed);
  if (!result) return;
  const { phone, interval, mock_code: mockCode = '' } = result;
  yield* put(passwordActions.codeSent({ phone, mockCode, seconds: interval || SMS_INTERVAL_MS / 1000 }));
}

function* onCodeSent(
  { clock }: Ports,
  { payload: { seconds } }: ReturnType<typeof passwordActions.codeSent>,
): SagaGenerator<void> {
  const end = clock.now() + seconds * 1000;
  for (let left = seconds; left > 0; left = Math.ceil((end - clock.now()) / 1000)) {
    yield* put(passwordActions.countedDown(left));
    yield* call(clock.sleep, 1000);
  }
  yield* put(passwordActions.countedDown(0));
}

/** api.account.initpass: other sessions of the account end. */
function* onSaveRequested(
  ports: Ports,
  { payload: { password, smscode } }: ReturnType<typeof passwordActions.saveRequested>,
): SagaGenerator<void> {
  const passwd = yield* call(ports.digest.sha256, password);
  const request = { passwd, ...(smscode !== '' && { smscode }) };
  const result = yield* callOrFail(ports, LOGIN_CALLS['account.initpass'], request, passwordActions.failed);
  if (!result) return;
  yield* put(passwordActions.saved());
  yield* put(passwordModal.close());
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('password.saved') }));
}
