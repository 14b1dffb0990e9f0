import { ACCOUNT_CALLS, CLIENT_PLATFORM, CLIENT_VERSION, LOGIN_LOG } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, eventChannel, put, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { connectionActions } from '../connection/index.ts';
import { callApi, feedbackActions, loadPart, PART_MISSING, textOf, watching } from '../feedback/index.ts';
import { confirmModal, modalsActions } from '../modals/index.ts';
import type { Arrival } from './arrival.ts';
import { readEntryQuery } from './entry-query.ts';
import type { FormRequest } from './forms.saga.ts';
import { loadForms } from './load-forms.ts';
import { takenOverAsked } from './modals.ts';
import { selectIsTakeoverAsked } from './session.selectors.ts';
import { type SessionRoot, sessionActions } from './session.slice.ts';
import { endSession, restoreSession, type Workbench } from './sign-in.saga.ts';

/** Sessions: how they begin, what completes them, how they end. One of those at a time, the latest wins. */
export function* sessionSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'session');
  const bench: Workbench = { incomplete: null };
  yield* watch.latest(isStep, step, ports, bench);
  yield* watch.latest(sessionActions.forgotRequested, onForm, ports, bench);
  yield* watch.latest(sessionActions.captchaRequested, onForm, ports, bench);
  // A second click during the first request starts no new one.
  yield* watch.latest(sessionActions.smsRequested, onForm, ports, bench);
  yield* watch.latest(sessionActions.smsSent, onForm, ports, bench);
  yield* watch.latest(sessionActions.avatarChosen, onForm, ports, bench);
  yield* watch.every(modalsActions.closed, onModalClosed, ports);
  yield* watch.every(sessionActions.loggedIn, onLoggedIn, ports);
  yield* watch.every(hallLinkActions.statusChanged, onLinkChanged);
  yield* watch.inTurn(loginChanges(ports), onOtherTab, ports);

  const address = ports.navigation.path();
  const { entry, arrival, rest } = readEntryQuery(address);
  // Open point B26: what only the login entry reads leaves the address at once.
  if (rest !== address) ports.navigation.go(rest, { replace: true });
  yield* put(sessionActions.entryRead(entry));
  if (ports.storage.read('login_tab') === 'password') yield* put(sessionActions.tabKnown('password'));
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

type Step = ReturnType<(typeof STEPS)[number]>;

function isStep(action: Action): action is Step {
  return STEPS.some((creator) => creator.match(action));
}

function* step(ports: Ports, bench: Workbench, action: Step): SagaGenerator<void> {
  if (sessionActions.restoreRequested.match(action)) {
    yield* call(restoreSession, ports, bench);
    if (ports.storage.read('third_party') !== null) yield* call(onBindingLeft, ports);
  } else if (sessionActions.arrivalRequested.match(action)) yield* call(onArrival, ports, bench, action.payload);
  else if (sessionActions.logoutRequested.match(action)) yield* call(onLogoutRequested, ports, bench);
  else if (sessionActions.endRequested.match(action)) yield* call(endSession, ports, bench, action.payload);
  else yield* call(onForm, ports, bench, action);
}

/** Few pages are opened by a code or a link that signs in: what answers them loads with the first. */
const loadArrival = () => import('./arrival.saga.ts');

function* onArrival(ports: Ports, bench: Workbench, arrival: Arrival): SagaGenerator<void> {
  const part = yield* loadPart(ports, loadArrival);
  if (part) {
    yield* call(part.arrive, ports, bench, arrival);
    return;
  }
  yield* put(PART_MISSING);
  yield* call(restoreSession, ports, bench);
}

/** A page that was reloaded while a phone was asked for. */
function* onBindingLeft(ports: Ports): SagaGenerator<void> {
  const part = yield* loadPart(ports, loadArrival);
  if (part) yield* call(part.resumeBinding, ports);
  else yield* put(PART_MISSING);
}

/** What answers the forms loads with the first of their dialogs. */
function* onForm(ports: Ports, bench: Workbench, request: FormRequest): SagaGenerator<void> {
  const part = yield* loadPart(ports, loadForms);
  if (part) yield* call(part.onFormRequest, ports, bench, request);
  else yield* put(PART_MISSING);
}

/** support.login-log: the device is reported after each login (open point C24). The session does not wait for it. */
function* onLoggedIn(ports: Ports, { payload }: ReturnType<typeof sessionActions.loggedIn>): SagaGenerator<void> {
  yield* callApi(ports, LOGIN_LOG, {
    login_type: payload,
    dev_model: CLIENT_PLATFORM,
    dev_imei: ports.ids.deviceId(),
    os: CLIENT_PLATFORM,
    version: CLIENT_VERSION,
  });
}

/** hall-event.2001: a dialog; the sockets stay closed until the user continues here (open point C14). */
function* onLinkChanged({ payload }: ReturnType<typeof hallLinkActions.statusChanged>): SagaGenerator<void> {
  if (payload.kind !== 'takenOver') return;
  // That of a room brings back both.
  if (!(yield* select(selectIsTakeoverAsked))) yield* put(takenOverAsked(connectionActions.retryRequested()));
  yield* take(hallLinkActions.statusChanged);
  // A dialog that is still open after the takeover, for instance when the session ends, has nothing to ask any more.
  if (yield* select(selectIsTakeoverAsked)) yield* put(confirmModal.close());
}

function* onLogoutRequested(ports: Ports, bench: Workbench): SagaGenerator<void> {
  // The session ends here, with any answer of the platform.
  yield* callApi(ports, ACCOUNT_CALLS['account.logout'], {});
  yield* endSession(ports, bench, 'asked');
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
  yield* put(feedbackActions.toastRequested({ tone: 'info', text: textOf('login.profileGivenUp') }));
}

/** Changes of the login by other tabs. While one change is being read the next waits; the last of several counts. */
const loginChanges = ({ storage }: Ports) =>
  eventChannel<'in' | 'out'>(
    (emit) => storage.watch('login', (value) => emit(value === null ? 'out' : 'in')),
    buffers.sliding(1),
  );

/** Signing out, or in, in one tab does so in the others (open point S18). */
function* onOtherTab({ vault, keyRing }: Ports, change: 'in' | 'out'): SagaGenerator<void> {
  if (change === 'in') {
    const login = yield* call(vault.read);
    // Every start of a tab stores its session anew: one that is ours already is no news.
    if (login && login.token.sid !== keyRing.current()?.sid) yield* put(sessionActions.restoreRequested());
    return;
  }
  const phase = yield* select(({ session }: SessionRoot) => session.phase.kind);
  if (phase !== 'signedIn') return;
  yield* put(sessionActions.endRequested('otherTab'));
  yield* put(feedbackActions.toastRequested({ tone: 'info', text: textOf('session.signedOutElsewhere') }));
}
