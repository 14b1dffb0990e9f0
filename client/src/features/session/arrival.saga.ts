import {
  CLIENT_AUTH_TYPE,
  CLIENT_VERSION,
  LOGIN_CALLS,
  type LoginInfo,
  type ThirdPartyAuth,
  thirdPartyAuth,
} from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, cancelled, put, race, select, take } from '../../lib/effects.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, failureToast, feedbackActions, isPassing, loadPart, PART_MISSING } from '../feedback/index.ts';
import { type Arrival, BINDING_STATE, LOGIN_TYPES } from './arrival.ts';
import { arrivalRetried } from './arrival-retry.ts';
import { beginSession } from './begin-session.saga.ts';
import type { EntryQuery } from './entry-query.ts';
import { bindPhoneModal, loginModal } from './modals.ts';
import { type SessionRoot, sessionActions } from './session.slice.ts';
import { restoreSession, type Workbench } from './sign-in.saga.ts';

type Answer =
  | { readonly kind: 'login'; readonly login: LoginInfo; readonly landing: EntryQuery }
  | { readonly kind: 'unbound'; readonly thirdParty: ThirdPartyAuth }
  | { readonly kind: 'failed'; readonly failure: FailureFact };

/** Signs in by the code that the address carried. Without success the stored session, if any, continues. `isAgain`: by a press. */
export function* arrive(ports: Ports, bench: Workbench, arrival: Arrival, isAgain = false): SagaGenerator<void> {
  if (arrival.kind === 'chat' && arrival.state.startsWith(BINDING_STATE)) {
    const part = yield* loadPart(ports, () => import('./chat-binding.saga.ts'));
    if (part) yield* call(part.bindChatAccount, ports, bench, arrival);
    else {
      yield* put(PART_MISSING);
      yield* call(restoreSession, ports, bench);
    }
    return;
  }
  const answer = yield* call(ask, ports, arrival);
  if (answer.kind === 'login') {
    yield* put(sessionActions.landingKnown(answer.landing));
    const failure = yield* call(beginSession, ports, bench, answer.login);
    if (failure === null) yield* put(sessionActions.loggedIn(LOGIN_TYPES[arrival.kind]));
    else yield* call(giveUp, ports, bench, failure);
    return;
  }
  if (answer.kind === 'failed') {
    yield* call(giveUp, ports, bench, answer.failure, { unused: arrival, isAgain });
    return;
  }
  yield* call(restoreSession, ports, bench);
  // session.login.chat-app-no-phone.store: over a reload, too; the ticket ages at the platform.
  ports.storage.write('third_party', JSON.stringify(answer.thirdParty));
  yield* call(askForPhone, answer.thirdParty);
}

interface Attempt {
  /** The code, which has not been used up. */
  readonly unused?: Arrival;
  readonly isAgain?: boolean;
}

/**
 * error.other-codes.login: the reason is a toast. Who is left outside by it finds the other ways in, and may ask again where there was no
 * answer.
 */
function* giveUp(
  ports: Ports,
  bench: Workbench,
  failure: FailureFact,
  { unused, isAgain = false }: Attempt = {},
): SagaGenerator<void> {
  yield* put(feedbackActions.toastRequested(failureToast(failure)));
  yield* call(restoreSession, ports, bench);
  const isSignedOut = yield* select(({ session }: SessionRoot) => session.phase.kind === 'signedOut');
  if (!isSignedOut || failure.reason === 'cancelled') return;
  // A login by hand goes on to the room of the link.
  if (unused?.kind === 'link') yield* put(sessionActions.landingKnown({ room: unused.room_no }));
  const shown = yield* select(loginModal.select);
  // Closed while it was asked again: the viewer looks around.
  if (isAgain && shown === null) return;
  const mayRetry = unused !== undefined && isPassing(failure);
  yield* put(loginModal.open({ tab: null, ...shown, arrival: mayRetry ? 'unanswered' : 'refused' }));
  if (mayRetry) yield* call(offerRetry, ports, bench, unused);
}

/** Any other step of the session, as a login by hand, ends the offer. */
function* offerRetry(ports: Ports, bench: Workbench, unused: Arrival): SagaGenerator<void> {
  try {
    const { isWanted } = yield* race({
      isWanted: take(arrivalRetried),
      closed: take((action: Action) => loginModal.isClosedBy(action)),
    });
    if (!isWanted) return;
    yield* call(tellOfArrival, 'asking' as const);
    yield* put(feedbackActions.causeOver('network'));
    yield* call(arrive, ports, bench, unused, true);
  } finally {
    if (yield* cancelled()) yield* call(tellOfArrival, undefined);
  }
}

function* tellOfArrival(arrival: 'asking' | undefined): SagaGenerator<void> {
  const shown = yield* select(loginModal.select);
  if (shown) yield* put(loginModal.open({ ...shown, arrival }));
}

/** session.login.chat-app-no-phone.bind */
function* askForPhone(thirdParty: ThirdPartyAuth): SagaGenerator<void> {
  yield* put(sessionActions.thirdPartyKnown(thirdParty));
  yield* put(bindPhoneModal.open());
}

/** A page that was reloaded while a phone was asked for asks again. */
export function* resumeBinding({ storage }: Ports): SagaGenerator<void> {
  const isSignedOut = yield* select(({ session }: SessionRoot) => session.phase.kind === 'signedOut');
  const stored = storage.read('third_party');
  if (stored === null || !isSignedOut) return;
  const known = readThirdParty(stored);
  if (known) yield* call(askForPhone, known);
  else storage.remove('third_party');
}

function readThirdParty(text: string): ThirdPartyAuth | null {
  try {
    return z.safeParse(thirdPartyAuth, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function* ask(ports: Ports, arrival: Arrival): SagaGenerator<Answer> {
  switch (arrival.kind) {
    case 'link': {
      const { verify, room_no, phone } = arrival;
      const result = yield* callApi(ports, LOGIN_CALLS['login.silent'], { verify, room_no, phone });
      if (!result.ok) return { kind: 'failed', failure: result.failure };
      // The room of the link; joining it is the room's business.
      return { kind: 'login', login: result.data, landing: { room: result.data.room_no || room_no } };
    }
    case 'chat':
      return yield* call(askChatApp, ports, arrival);
    case 'partner':
    case 'game':
      return yield* call(askPartner, ports, arrival);
  }
}

function* askChatApp(ports: Ports, { code, state }: Extract<Arrival, { kind: 'chat' }>): SagaGenerator<Answer> {
  const extra = JSON.stringify({ state, dev_imei: ports.ids.deviceId() });
  const request = { code, client: CLIENT_AUTH_TYPE, extra } as const;
  const result = yield* callApi(ports, LOGIN_CALLS['login.wechat'], request);
  if (!result.ok) return { kind: 'failed', failure: result.failure };
  if ('third_party' in result.data) return { kind: 'unbound', thirdParty: result.data.third_party };
  return { kind: 'login', login: result.data, landing: {} };
}

function* askPartner(
  ports: Ports,
  { kind, code }: Extract<Arrival, { kind: 'partner' | 'game' }>,
): SagaGenerator<Answer> {
  const request = {
    code,
    client_type: CLIENT_AUTH_TYPE,
    version: CLIENT_VERSION,
    app_uuid: ports.ids.deviceId(),
    source_app: kind,
  } as const;
  const result =
    kind === 'partner'
      ? yield* callApi(ports, LOGIN_CALLS['login.partner'], request)
      : yield* callApi(ports, LOGIN_CALLS['login.partner_op'], request);
  if (!result.ok) return { kind: 'failed', failure: result.failure };
  const { hall_id, channel_id } = result.data;
  const landing = hall_id === '' ? {} : { hall: hall_id, ...(channel_id !== '' && { channel: channel_id }) };
  return { kind: 'login', login: result.data, landing };
}
