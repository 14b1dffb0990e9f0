import { ACCOUNT_CALLS, type LoginInfo, USER_CALLS, type UserInfo, type UserNo, userInfo } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { all, call, put, select } from '../../lib/effects.ts';
import { LANDING_ROUTE, LOGIN_ROUTE } from '../../lib/routes.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports, StorageKey } from '../../platform/ports.ts';
import { callApi, feedbackActions, isPassing, readStored, textOf, textOfFailure } from '../feedback/index.ts';
import { modalsActions } from '../modals/index.ts';
import { landingPath } from './entry-query.ts';
import { judgeStoredLogin } from './login-info.model.ts';
import { completionModal, loginModal } from './modals.ts';
import { type SessionRoot, type SignOutReason, sessionActions } from './session.slice.ts';

/** Data of the device, not of the user (open point C23): it outlives every session. */
const DEVICE_KEYS: readonly StorageKey[] = [
  'device_uuid',
  'language',
  'preferences',
  'voice',
  'login_tab',
  'first_steps',
];
/** Pause between two tries to reach the platform at start. */
const START_RETRY_MS = 3000;

/** What a user hears who is inside, with a complete profile. */
export const SUCCESS = feedbackActions.toastRequested({ tone: 'success', text: textOf('session.signedIn') });

/** The login info of a session whose profile is not complete: in memory only (open point A1). */
export interface Workbench {
  incomplete: LoginInfo | null;
}

/** Judges the stored login info and begins the session that it stands for. */
export function* restoreSession(ports: Ports, bench: Workbench): SagaGenerator<void> {
  const stored = judgeStoredLogin(yield* call(ports.vault.read), ports.clock.now());
  switch (stored.kind) {
    case 'valid':
      yield* call(resume, ports, bench, stored.login);
      return;
    case 'incomplete':
      forgetUser(ports);
      yield* call(beginIncomplete, ports, bench, stored.login);
      return;
    case 'none':
    case 'invalid':
      // session.clear-on-invalid-start
      forgetUser(ports);
      yield* put(sessionActions.signedOut({ reason: 'none', returnTo: null }));
  }
}

/** Ends the session on this page. What is kept in storage depends on why. */
export function* endSession(ports: Ports, bench: Workbench, reason: SignOutReason): SagaGenerator<void> {
  const keys = ports.keyRing.current();
  if (reason === 'invalid' && keys) {
    // Another tab may have signed in anew, which ends our session: its login is as good for us.
    const stored = judgeStoredLogin(yield* call(ports.vault.read), ports.clock.now());
    if (stored.kind === 'valid' && stored.login.token.sid !== keys.sid) {
      yield* call(resume, ports, bench, stored.login);
      return;
    }
  }
  bench.incomplete = null;
  ports.keyRing.forget();
  if (reason === 'asked') ports.storage.clearExcept(DEVICE_KEYS);
  else if (reason !== 'otherTab') {
    // session.invalid-code.clears
    forgetUser(ports);
  }
  const returnTo = reason === 'invalid' ? pathToReturn(ports) : null;
  yield* leave(reason, returnTo);
  // session.invalid-code.redirect
  if (reason !== 'none') ports.navigation.go(LOGIN_ROUTE, { replace: true });
}

/** A stored session begins at once with what is stored of its user, and the platform confirms it; else it waits for the platform. */
function* resume(ports: Ports, bench: Workbench, login: LoginInfo): SagaGenerator<void> {
  yield* call(keepKeys, ports, login);
  const known = storedUser(ports, login.no);
  if (known && known.nick !== '') {
    yield* call(enter, ports, login, known);
    yield* call(confirm, ports, bench, login, known);
    return;
  }
  let result = yield* call(judge, ports, login);
  while ('failure' in result && isPassing(result.failure)) {
    yield* call(ports.clock.sleep, START_RETRY_MS);
    result = yield* call(judge, ports, login);
  }
  if ('me' in result) yield* call(enterIfNamed, ports, bench, login, result.me);
  // The end of the session is raised by the call itself.
  else if (result.failure.reason !== 'session') yield* call(giveUpResuming, ports, result.failure);
}

/** Asking again would be answered the same: the login stays stored for the next start, and the user may sign in anew. */
function* giveUpResuming(ports: Ports, failure: FailureFact): SagaGenerator<void> {
  ports.keyRing.forget();
  yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOfFailure(failure) }));
  yield* put(sessionActions.signedOut({ reason: 'none', returnTo: pathToReturn(ports) }));
}

function pathToReturn({ navigation }: Ports): string | null {
  const path = navigation.path();
  return path.startsWith(LOGIN_ROUTE) ? null : path;
}

/** The platform has the last word about a session that began with what was stored. Without an answer that stays. */
function* confirm(ports: Ports, bench: Workbench, login: LoginInfo, known: UserInfo): SagaGenerator<void> {
  const result = yield* call(judge, ports, login);
  if (!('me' in result)) return;
  const { me } = result;
  // A profile that is not complete has no session: the one that began is over.
  if (me.nick === '') yield* leave('none', null);
  if (me.nick === '' || me.no !== known.no) {
    yield* call(enterIfNamed, ports, bench, login, me);
    return;
  }
  // The viewer may have changed their profile while this was asked.
  const shown = yield* select(({ session }: SessionRoot) => session.me);
  if (shown !== known || textOfUser(me) === textOfUser(known)) return;
  ports.storage.write('user_info', textOfUser(me));
  yield* put(sessionActions.meChanged(me));
}

/** Asks who this is, and beside it whether the session lives; if it does not, the calls themselves end it. */
function* judge(ports: Ports, { no }: LoginInfo): SagaGenerator<Judgement> {
  const { result } = yield* all({
    result: call(fetchMe, ports, no),
    checked: call(callApi<(typeof ACCOUNT_CALLS)['account.chktoken']>, ports, ACCOUNT_CALLS['account.chktoken'], {}),
  });
  return result;
}

/** role.can-login: an account without a nick completes its profile first, even if the login calls it complete. */
export function* enterIfNamed(ports: Ports, bench: Workbench, login: LoginInfo, me: UserInfo): SagaGenerator<void> {
  if (me.nick !== '') {
    yield* call(enter, ports, login, me);
    return;
  }
  forgetUser(ports);
  yield* call(beginIncomplete, ports, bench, login);
}

export function* beginIncomplete(ports: Ports, bench: Workbench, login: LoginInfo): SagaGenerator<void> {
  yield* call(keepKeys, ports, login);
  bench.incomplete = login;
  yield* put(sessionActions.profileMissing({ no: login.no }));
  yield* put(loginModal.close());
  // session.base-not-1-completion-modal
  yield* put(completionModal.open());
}

export function* enter(ports: Ports, login: LoginInfo, me: UserInfo): SagaGenerator<void> {
  yield* call(leaveOther, ports, me.no);
  const { storage } = ports;
  // session.uid-mismatch-reset: the end of a session has cleared the number, and the owner stays with the data.
  const owners = [storage.read('uid'), storage.read('owner')];
  if (owners.some((owner) => owner !== null && owner !== me.no)) storage.clearExcept(DEVICE_KEYS);
  // Before the login, which tells the other tabs: they must not find another owner.
  storage.write('uid', me.no);
  storage.write('owner', me.no);
  yield* call(keepLogin, ports, login);
  // session.fetch-user-on-start: and stored.
  storage.write('user_info', textOfUser(me));
  yield* put(sessionActions.signedIn({ me }));
  yield* put(loginModal.close());
  yield* put(completionModal.close());
  yield* call(land, ports);
}

/** The same login is not written again: every write is news to the other tabs. */
function* keepLogin({ vault }: Ports, login: LoginInfo): SagaGenerator<void> {
  const stored = yield* call(vault.read);
  if (stored !== null && JSON.stringify(stored) === JSON.stringify(login)) return;
  yield* call(vault.write, login);
}

/** Where a session that begins takes the person: what the address asked for, else where the last one ended. */
function* land({ navigation }: Ports): SagaGenerator<void> {
  const { entry, returnTo } = yield* select(({ session }: SessionRoot) => session);
  const landing = landingPath(entry);
  if (landing !== null) {
    yield* put(sessionActions.entryUsed());
    navigation.go(landing, { replace: true });
  } else if (returnTo !== null) {
    yield* put(sessionActions.returned());
    navigation.go(returnTo, { replace: true });
  } else if (navigation.path().startsWith(LOGIN_ROUTE)) navigation.go(LANDING_ROUTE, { replace: true });
}

type Judgement = { readonly me: UserInfo } | { readonly failure: FailureFact };

export function* fetchMe(ports: Ports, no: UserNo): SagaGenerator<Judgement> {
  const result = yield* callApi(ports, USER_CALLS['user.infos'], { noes: no });
  if (!result.ok) return { failure: result.failure };
  const me = result.data.list.find((user) => user.no === no) ?? result.data.list[0];
  if (me) return { me };
  return { failure: { endpoint: 'user.infos', reason: 'offContract', issues: ['list: empty'] } };
}

export function* keepKeys(ports: Ports, { no, token }: LoginInfo): SagaGenerator<void> {
  yield* call(leaveOther, ports, no);
  ports.keyRing.keep({ no, sid: token.sid, secret_key: token.secret_key });
}

/** The session of another account ends before its successor has keys: nothing that the page holds of it is sent or shown under them. */
function* leaveOther(ports: Ports, no: UserNo): SagaGenerator<void> {
  const phase = yield* select(({ session }: SessionRoot) => session.phase);
  if (phase.kind === 'signedIn' && phase.no !== no) yield* leave('none', pathToReturn(ports));
}

function* leave(reason: SignOutReason, returnTo: string | null): SagaGenerator<void> {
  yield* put(modalsActions.allClosed());
  yield* put(sessionActions.signedOut({ reason, returnTo }));
}

function forgetUser({ storage, vault }: Ports): void {
  vault.clear();
  storage.remove('user_info');
  storage.remove('uid');
  // It would bind an identity to the account that signs in next.
  storage.remove('chat_binding');
}

const textOfUser = (user: UserInfo): string => JSON.stringify(z.encode(userInfo, user));

/** The user info of the last session. */
function storedUser(ports: Ports, no: UserNo): UserInfo | null {
  const stored = readStored(ports, 'user_info', userInfo);
  return stored?.no === no ? stored : null;
}
