import {
  ACCOUNT_CALLS,
  CLIENT_AUTH_TYPE,
  CLIENT_PLATFORM,
  CLIENT_VERSION,
  ERRORS,
  FILE_CALLS,
  LOGIN_CALLS,
  SMS_INTERVAL_MS,
  SUPPORT_CALLS,
} from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, eventChannel, fork, put, select, take, takeEvery, takeLatest } from '../../lib/effects.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallLinkActions } from '../../realtime/kernel/link-actions.ts';
import { connectionActions } from '../connection/index.ts';
import { callApi, feedbackActions, guarded, textOf, textOfFailure } from '../feedback/index.ts';
import { type ModalsRoot, modalsActions, selectModal } from '../modals/index.ts';
import { arrive, onBindRequested, resumeBinding } from './arrival.saga.ts';
import { LOGIN_TYPES } from './arrival.ts';
import { readEntryQuery } from './entry-query.ts';
import type { SessionForm } from './session.actions.ts';
import { type SessionRoot, sessionActions } from './session.slice.ts';
import { beginSession, completeSession, endSession, restoreSession, type Workbench } from './sign-in.saga.ts';

/** Sessions: how they begin, what completes them, how they end. One of those at a time, the latest wins. */
export function* sessionSaga(ports: Ports): SagaGenerator<void> {
  const bench: Workbench = { incomplete: null };
  yield* takeLatest(isStep, guarded(ports.telemetry, 'session', step), ports, bench);
  yield* takeLatest(sessionActions.forgotRequested, guarded(ports.telemetry, 'forgot', onForgotRequested), ports);
  yield* takeLatest(sessionActions.captchaRequested, guarded(ports.telemetry, 'captcha', onCaptchaRequested), ports);
  // A second click while the first is on its way asks for nothing new.
  yield* takeLatest(sessionActions.smsRequested, guarded(ports.telemetry, 'sms', onSmsRequested), ports);
  yield* takeLatest(sessionActions.smsSent, onSmsSent, ports);
  yield* takeLatest(sessionActions.avatarChosen, guarded(ports.telemetry, 'avatar', onAvatarChosen), ports);
  yield* takeEvery(modalsActions.closed, onModalClosed, ports);
  yield* takeEvery(sessionActions.loggedIn, guarded(ports.telemetry, 'loginLog', onLoggedIn), ports);
  yield* takeEvery(hallLinkActions.statusChanged, onLinkChanged);
  yield* fork(followOtherTabs, ports);

  const address = ports.navigation.path();
  const { entry, arrival, rest } = readEntryQuery(address);
  // Open point B26: what only the login entry reads leaves the address at once.
  if (rest !== address) ports.navigation.go(rest, { replace: true });
  yield* put(sessionActions.entryRead(entry));
  yield* put(arrival ? sessionActions.arrivalRequested(arrival) : sessionActions.restoreRequested());
}

const STEPS = [
  sessionActions.restoreRequested,
  sessionActions.arrivalRequested,
  sessionActions.bindRequested,
  sessionActions.loginRequested,
  sessionActions.registerRequested,
  sessionActions.completionRequested,
  sessionActions.logoutRequested,
  sessionActions.endRequested,
] as const;

function isStep(action: Action): boolean {
  return STEPS.some((creator) => creator.match(action));
}

function* step(ports: Ports, bench: Workbench, action: Action): SagaGenerator<void> {
  if (sessionActions.restoreRequested.match(action)) {
    yield* call(restoreSession, ports, bench);
    yield* call(resumeBinding, ports);
  } else if (sessionActions.arrivalRequested.match(action)) yield* call(arrive, ports, bench, action.payload);
  else if (sessionActions.bindRequested.match(action)) yield* call(onBindRequested, ports, bench, action);
  else if (sessionActions.loginRequested.match(action)) yield* call(onLoginRequested, ports, bench, action);
  else if (sessionActions.registerRequested.match(action)) yield* call(onRegisterRequested, ports, bench, action);
  else if (sessionActions.completionRequested.match(action)) yield* call(onCompletionRequested, ports, bench, action);
  else if (sessionActions.logoutRequested.match(action)) yield* call(onLogoutRequested, ports, bench);
  else if (sessionActions.endRequested.match(action)) yield* call(endSession, ports, bench, action.payload);
}

function* onLoginRequested(
  ports: Ports,
  bench: Workbench,
  { payload }: ReturnType<typeof sessionActions.loginRequested>,
): SagaGenerator<void> {
  yield* put(sessionActions.formSubmitted('login'));
  const ts = ports.clock.now();
  const isPassword = payload.method === 'password';
  const secret = isPassword
    ? { passwd: yield* call(hashPassword, ports, payload.password, ts) }
    : { smscode: payload.smscode };
  const result = yield* callApi(ports, ACCOUNT_CALLS['account.login'], {
    type: LOGIN_TYPES.credentials,
    client: CLIENT_AUTH_TYPE,
    username: (isPassword ? payload.username : payload.phone).trim(),
    ts,
    ...secret,
    extra: JSON.stringify({ dev_imei: ports.ids.deviceId(), version: CLIENT_VERSION }),
  });
  if (!result.ok) {
    // error.login-request-failure: a login without an answer has its own words.
    const { failure } = result;
    const isUnanswered = failure.reason === 'noResponse' || failure.reason === 'badResponse';
    const error = isUnanswered ? textOf('feedback.loginNetworkError') : textOfFailure(failure);
    yield* put(sessionActions.formFailed({ form: 'login', error }));
    return;
  }
  yield* settleForm('login', yield* call(beginSession, ports, bench, result.data));
}

function* onRegisterRequested(
  ports: Ports,
  bench: Workbench,
  { payload }: ReturnType<typeof sessionActions.registerRequested>,
): SagaGenerator<void> {
  yield* put(sessionActions.formSubmitted('register'));
  const passwd = yield* call(ports.digest.sha256, payload.password);
  const { phone, smscode } = payload;
  const result = yield* callApi(ports, ACCOUNT_CALLS['account.register'], {
    phone,
    smscode,
    passwd,
    client: CLIENT_AUTH_TYPE,
  });
  if (!result.ok) {
    yield* put(sessionActions.formFailed({ form: 'register', error: textOfFailure(result.failure) }));
    return;
  }
  yield* settleForm('register', yield* call(beginSession, ports, bench, result.data));
}

/** api.account.forgot: every session of the account ends; with the new password the person signs in again. */
function* onForgotRequested(
  ports: Ports,
  { payload }: ReturnType<typeof sessionActions.forgotRequested>,
): SagaGenerator<void> {
  yield* put(sessionActions.formSubmitted('forgot'));
  const passwd = yield* call(ports.digest.sha256, payload.password);
  const { phone, smscode } = payload;
  const result = yield* callApi(ports, LOGIN_CALLS['account.forgot'], { phone, smscode, passwd });
  if (!result.ok) {
    yield* put(sessionActions.formFailed({ form: 'forgot', error: textOfFailure(result.failure) }));
    return;
  }
  yield* put(sessionActions.formSucceeded('forgot'));
  // Whoever closed the dialog meanwhile is not called back to it.
  const isOpen = (yield* select((state: ModalsRoot) => selectModal(state, 'login'))) !== null;
  if (isOpen) yield* put(modalsActions.opened({ name: 'login', tab: 'password', username: phone }));
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('feedback.passwordReset') }));
}

/** support.login-log: the device is reported after each login (open point C24). Nobody waits for it. */
function* onLoggedIn(ports: Ports, { payload }: ReturnType<typeof sessionActions.loggedIn>): SagaGenerator<void> {
  yield* callApi(ports, SUPPORT_CALLS['user.login_log'], {
    login_type: payload,
    dev_model: CLIENT_PLATFORM,
    dev_imei: ports.ids.deviceId(),
    os: CLIENT_PLATFORM,
    version: CLIENT_VERSION,
  });
}

/** hall-event.2001: a dialog; the sockets stay closed until the person goes on here (open point C14). */
function* onLinkChanged({ payload }: ReturnType<typeof hallLinkActions.statusChanged>): SagaGenerator<void> {
  if (payload.kind === 'takenOver') {
    yield* put(
      modalsActions.opened({
        name: 'confirm',
        title: textOf('confirm.takenOver.title'),
        body: textOf('confirm.takenOver.body'),
        action: textOf('confirm.takenOver.action'),
        danger: false,
        onConfirm: connectionActions.retryRequested(),
      }),
    );
    return;
  }
  // Whoever went on by the bar needs the dialog no longer.
  const open = yield* select((state: ModalsRoot) => selectModal(state, 'confirm'));
  if (open && connectionActions.retryRequested.match(open.onConfirm)) yield* put(modalsActions.closed('confirm'));
}

function* settleForm(form: SessionForm, failure: Parameters<typeof textOfFailure>[0] | null): SagaGenerator<void> {
  if (failure) {
    yield* put(sessionActions.formFailed({ form, error: textOfFailure(failure) }));
    return;
  }
  yield* put(sessionActions.formSucceeded(form));
  yield* put(sessionActions.loggedIn(LOGIN_TYPES.credentials));
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('feedback.loginSucceeded') }));
}

function* onCompletionRequested(
  ports: Ports,
  bench: Workbench,
  { payload }: ReturnType<typeof sessionActions.completionRequested>,
): SagaGenerator<void> {
  const login = bench.incomplete;
  if (!login) return;
  yield* put(sessionActions.formSubmitted('completion'));
  const avatar = yield* select(({ session }: SessionRoot) => session.avatar.url);
  const result = yield* callApi(ports, ACCOUNT_CALLS['account.setbase'], {
    ...payload,
    nick: payload.nick.trim(),
    avatar,
  });
  if (!result.ok) {
    yield* put(sessionActions.formFailed({ form: 'completion', error: textOfFailure(result.failure) }));
    return;
  }
  bench.incomplete = null;
  yield* put(sessionActions.formSucceeded('completion'));
  yield* call(completeSession, ports, login, result.data);
}

function* onLogoutRequested(ports: Ports, bench: Workbench): SagaGenerator<void> {
  // The session ends here whatever the platform says.
  yield* callApi(ports, ACCOUNT_CALLS['account.logout'], {});
  yield* endSession(ports, bench, 'asked');
}

function* onCaptchaRequested(ports: Ports): SagaGenerator<void> {
  yield* put(sessionActions.formSubmitted('captcha'));
  const result = yield* callApi(ports, ACCOUNT_CALLS['account.captcha'], {});
  if (result.ok) {
    yield* put(sessionActions.captchaDrawn(result.data));
    yield* put(sessionActions.formSucceeded('captcha'));
  } else {
    yield* put(sessionActions.formFailed({ form: 'captcha', error: textOfFailure(result.failure) }));
  }
}

function* onSmsRequested(
  ports: Ports,
  { payload }: ReturnType<typeof sessionActions.smsRequested>,
): SagaGenerator<void> {
  const captcha = yield* select(({ session }: SessionRoot) => session.captcha);
  if (!captcha) {
    yield* put(sessionActions.captchaRequested());
    return;
  }
  yield* put(sessionActions.formSubmitted('sms'));
  const result = yield* callApi(ports, ACCOUNT_CALLS['account.sms'], { ...payload, captcha_id: captcha.captcha_id });
  if (!result.ok) {
    const { failure } = result;
    const isMisread = 'code' in failure && failure.code === ERRORS.captchaWrong.code;
    const error = textOfFailure(failure);
    yield* put(sessionActions.formFailed({ form: 'sms', error, ...(isMisread && { field: 'captcha' }) }));
    // A picture is good for one try.
    yield* put(sessionActions.captchaRequested());
    return;
  }
  const { interval, mock_code = '' } = result.data;
  yield* put(sessionActions.formSucceeded('sms'));
  yield* put(sessionActions.mockCodeTold(mock_code ?? ''));
  yield* put(sessionActions.smsSent({ seconds: interval || SMS_INTERVAL_MS / 1000 }));
  // The code of a demo stands at its field: a toast would say the same over the button that comes next.
  if (mock_code) return;
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('feedback.smsSent') }));
}

function* onSmsSent({ clock }: Ports, { payload }: ReturnType<typeof sessionActions.smsSent>): SagaGenerator<void> {
  const end = clock.now() + payload.seconds * 1000;
  for (let left = payload.seconds; left > 0; left = Math.ceil((end - clock.now()) / 1000)) {
    yield* put(sessionActions.smsCountedDown(left));
    yield* call(clock.sleep, 1000);
  }
  yield* put(sessionActions.smsCountedDown(0));
}

function* onAvatarChosen(ports: Ports, { meta }: ReturnType<typeof sessionActions.avatarChosen>): SagaGenerator<void> {
  yield* put(sessionActions.avatarChanged({ status: 'uploading', url: '' }));
  try {
    const { url } = yield* call(() =>
      ports.http.upload(FILE_CALLS['file.upload'], { scene: 'avatar' }, meta.file, () => {}),
    );
    yield* put(sessionActions.avatarChanged({ status: 'ready', url }));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    yield* put(sessionActions.avatarChanged({ status: 'failed', url: '' }));
    throw error;
  }
}

/** Open point A1: closing the completion without completing leaves the person signed out. */
function* onModalClosed({ storage }: Ports, { payload }: ReturnType<typeof modalsActions.closed>): SagaGenerator<void> {
  const phase = yield* select(({ session }: SessionRoot) => session.phase.kind);
  if (payload === 'bindPhone') {
    // Given up: the identity is asked for anew by the chat app.
    storage.remove('third_party');
    return;
  }
  if (payload !== 'completion' || phase !== 'completing') return;
  yield* put(sessionActions.endRequested('none'));
  yield* put(feedbackActions.toastRequested({ tone: 'info', text: textOf('feedback.profileGivenUp') }));
}

/** Signing out, or in, in one tab does so in the others (open point S18). */
function* followOtherTabs({ storage, vault, keyRing }: Ports): SagaGenerator<void> {
  const changes = eventChannel<'in' | 'out'>(
    (emit) => storage.watch('login', (value) => emit(value === null ? 'out' : 'in')),
    // While one change is being read the next must not be missed; of several the last one counts.
    buffers.sliding(1),
  );
  while (true) {
    const change = yield* take(changes);
    if (change === 'in') {
      const login = yield* call(vault.read);
      // Every start of a tab stores its session anew: one that is ours already is no news.
      if (login && login.token.sid !== keyRing.current()?.sid) yield* put(sessionActions.restoreRequested());
      continue;
    }
    const phase = yield* select(({ session }: SessionRoot) => session.phase.kind);
    if (phase === 'signedIn') {
      yield* put(sessionActions.endRequested('otherTab'));
      yield* put(feedbackActions.toastRequested({ tone: 'info', text: textOf('feedback.signedOutElsewhere') }));
    }
  }
}

/** rule.login-password-hash (open point B10) */
function* hashPassword({ digest }: Ports, password: string, ts: number): SagaGenerator<string> {
  return yield* call(digest.sha256, `${yield* call(digest.sha256, password)}${ts}`);
}
