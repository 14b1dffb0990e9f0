import { ACCOUNT_CALLS, CLIENT_AUTH_TYPE, CLIENT_VERSION, FILE_CALLS, LOGIN_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, failureRaised, feedbackActions, textOf, textOfFailure, uploadApi } from '../feedback/index.ts';
import type { ModalsRoot } from '../modals/index.ts';
import { LOGIN_TYPES } from './arrival.ts';
import { beginSession, completeSession } from './begin-session.saga.ts';
import { bindPhoneModal, loginModal } from './modals.ts';
import type { SessionForm } from './session.actions.ts';
import { type SessionRoot, sessionActions } from './session.slice.ts';
import { SUCCESS, type Workbench } from './sign-in.saga.ts';
import { onCaptchaRequested, onSmsRequested, onSmsSent } from './sms-code.saga.ts';

/** A form of signing in that was sent, or what one asks for meanwhile. */
export type FormRequest = ReturnType<
  (typeof sessionActions)[
    | 'loginRequested'
    | 'registerRequested'
    | 'forgotRequested'
    | 'bindRequested'
    | 'completionRequested'
    | 'captchaRequested'
    | 'smsRequested'
    | 'smsSent'
    | 'avatarChosen']
>;

/** Carries out what a form of signing in asks for. */
export function* onFormRequest(ports: Ports, bench: Workbench, request: FormRequest): SagaGenerator<void> {
  if (sessionActions.loginRequested.match(request)) yield* onLoginRequested(ports, bench, request);
  else if (sessionActions.registerRequested.match(request)) yield* onRegisterRequested(ports, bench, request);
  else if (sessionActions.forgotRequested.match(request)) yield* onForgotRequested(ports, request);
  else if (sessionActions.bindRequested.match(request)) yield* onBindRequested(ports, bench, request);
  else if (sessionActions.completionRequested.match(request)) yield* onCompletionRequested(ports, bench, request);
  else if (sessionActions.captchaRequested.match(request)) yield* onCaptchaRequested(ports);
  else if (sessionActions.smsRequested.match(request)) yield* onSmsRequested(ports, request);
  else if (sessionActions.smsSent.match(request)) yield* onSmsSent(ports, request);
  else yield* onAvatarChosen(ports, request);
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
    const error = isUnanswered ? textOf('login.networkError') : textOfFailure(failure);
    yield* put(sessionActions.formFailed({ form: 'login', error }));
    return;
  }
  ports.storage.write('login_tab', payload.method);
  yield* put(sessionActions.tabKnown(payload.method));
  yield* settleForm('login', bench, yield* call(beginSession, ports, bench, result.data));
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
  yield* settleForm('register', bench, yield* call(beginSession, ports, bench, result.data));
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
  // A dialog that was closed meanwhile stays closed.
  const isOpen = (yield* select((state: ModalsRoot) => loginModal.select(state))) !== null;
  if (isOpen) yield* put(loginModal.open({ tab: 'password', username: phone }));
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('login.passwordReset') }));
}

/** Binds the phone to the identity of the chat app and signs in. */
function* onBindRequested(
  ports: Ports,
  bench: Workbench,
  { payload }: ReturnType<typeof sessionActions.bindRequested>,
): SagaGenerator<void> {
  const thirdParty = yield* select(({ session }: SessionRoot) => session.thirdParty);
  if (!thirdParty) return;
  yield* put(sessionActions.formSubmitted('bind'));
  const result = yield* callApi(ports, ACCOUNT_CALLS['account.login'], {
    type: LOGIN_TYPES.chat,
    client: CLIENT_AUTH_TYPE,
    username: payload.phone.trim(),
    ts: ports.clock.now(),
    smscode: payload.smscode,
    extra: JSON.stringify({ ticket: thirdParty.ticket, dev_imei: ports.ids.deviceId() }),
  });
  const failure = result.ok ? yield* call(beginSession, ports, bench, result.data) : result.failure;
  if (failure) {
    yield* put(sessionActions.formFailed({ form: 'bind', error: textOfFailure(failure) }));
    return;
  }
  ports.storage.remove('third_party');
  yield* put(sessionActions.bound());
  yield* put(bindPhoneModal.close());
  yield* put(sessionActions.loggedIn(LOGIN_TYPES.chat));
  // A profile that is not complete keeps the user outside.
  if (!bench.incomplete) yield* put(SUCCESS);
}

function* settleForm(
  form: SessionForm,
  bench: Workbench,
  failure: Parameters<typeof textOfFailure>[0] | null,
): SagaGenerator<void> {
  if (failure) {
    yield* put(sessionActions.formFailed({ form, error: textOfFailure(failure) }));
    return;
  }
  yield* put(sessionActions.formSucceeded(form));
  yield* put(sessionActions.loggedIn(LOGIN_TYPES.credentials));
  // A profile that is not complete keeps the user outside.
  if (!bench.incomplete) yield* put(SUCCESS);
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
  yield* put(SUCCESS);
}

function* onAvatarChosen(ports: Ports, { meta }: ReturnType<typeof sessionActions.avatarChosen>): SagaGenerator<void> {
  yield* put(sessionActions.avatarChanged({ status: 'uploading', url: '' }));
  const sent = yield* uploadApi(ports, FILE_CALLS['file.upload'], { scene: 'avatar' }, meta.file);
  if (sent.ok) {
    yield* put(sessionActions.avatarChanged({ status: 'ready', url: sent.data.url }));
    return;
  }
  yield* put(sessionActions.avatarChanged({ status: 'failed', url: '' }));
  if (sent.failure.reason !== 'session') yield* put(failureRaised(sent.failure));
}

/** rule.login-password-hash (open point B10) */
function* hashPassword({ digest }: Ports, password: string, ts: number): SagaGenerator<string> {
  return yield* call(digest.sha256, `${yield* call(digest.sha256, password)}${ts}`);
}
