import { LOGIN_CALLS, PROFILE_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, feedbackActions, textOf, textOfFailure, watching } from '../feedback/index.ts';
import { passwordModal } from './modals.ts';
import { passwordActions } from './password.slice.ts';

/** The password of the account that is signed in. */
export function* passwordSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'password');
  yield* watch.latest(passwordActions.opened, onOpened, ports);
  yield* watch.leading(passwordActions.codeRequested, onCodeRequested, ports);
  yield* watch.leading(passwordActions.saveRequested, onSaveRequested, ports);
}

function* onOpened(ports: Ports): SagaGenerator<void> {
  const result = yield* callApi(ports, PROFILE_CALLS['account.myProfile'], {});
  if (result.ok) yield* put(passwordActions.known(result.data.has_password));
  else yield* put(passwordActions.failed(textOfFailure(result.failure)));
}

/** api.account.account.tosms: a password that exists is changed by a code to the own phone. */
function* onCodeRequested(ports: Ports): SagaGenerator<void> {
  const result = yield* callApi(ports, LOGIN_CALLS['account.tosms'], {});
  if (!result.ok) {
    yield* put(passwordActions.failed(textOfFailure(result.failure)));
    return;
  }
  const { phone, mock_code: mockCode = '' } = result.data;
  yield* put(passwordActions.codeSent({ phone, mockCode }));
}

/** api.account.initpass: other sessions of the account end. */
function* onSaveRequested(
  ports: Ports,
  { payload: { password, smscode } }: ReturnType<typeof passwordActions.saveRequested>,
): SagaGenerator<void> {
  const passwd = yield* call(ports.digest.sha256, password);
  const request = { passwd, ...(smscode !== '' && { smscode }) };
  const result = yield* callApi(ports, LOGIN_CALLS['account.initpass'], request);
  if (!result.ok) {
    yield* put(passwordActions.failed(textOfFailure(result.failure)));
    return;
  }
  yield* put(passwordActions.saved());
  yield* put(passwordModal.close());
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('password.saved') }));
}
