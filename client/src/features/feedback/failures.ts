import { CODES } from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { ToastRequest } from './feedback.slice.ts';
import { type FeedbackText, serverText, textOf } from './feedback-text.ts';

/**
 * A call met a server in trouble, or left and got no answer: what asks for reads again counts from it
 * (connection/server-errors.saga.ts). With `true` it got no answer.
 */
export const serverFailed = createAction<boolean>('feedback/serverFailed');

/** A failure that its caller does not present. One saga turns it into feedback (app/failures.saga.ts). */
export const failureRaised = createAction<FailureFact>('feedback/failureRaised');

/** session.invalid-code.message; an account that is banned hears that, because signing in again does not help. */
export function textOfSessionEnd(code: number): FeedbackText {
  return textOf(code === CODES.accountBanned ? 'feedback.accountBanned' : 'feedback.sessionInvalid');
}

/** The words for a failure, for where a feature shows it in place. */
export function textOfFailure(fact: FailureFact): FeedbackText {
  switch (fact.reason) {
    case 'refused':
    case 'business':
      return serverText(fact.message, 'feedback.requestError', fact.code);
    case 'session':
      return textOfSessionEnd(fact.code);
    case 'noResponse':
      // error.transport.no-response; without a network no request has left the device.
      return textOf(fact.isOffline ? 'feedback.offline' : 'feedback.noResponse');
    case 'badResponse':
      // error.transport.response. With 502, 504 and 520 to 527 a proxy says that it did not reach the server: that is the network.
      return textOf(
        fact.status < 500 || /^5(0[24]|2[0-7])$/.test(`${fact.status}`)
          ? 'feedback.networkError'
          : 'feedback.serverError',
      );
    case 'offContract':
      return textOf('feedback.badReply');
    case 'requestError':
    case 'noSession':
    case 'cancelled':
      return textOf('feedback.requestError');
  }
}

/** Whether the server is in trouble, be it told by itself or by a proxy: the same read may come later. */
export const isServerFailure = (fact: FailureFact): boolean =>
  fact.reason === 'badResponse'
    ? fact.status >= 500
    : 'code' in fact && (fact.code === CODES.platformBroken || fact.code === CODES.platformStopping);

/** An error; one that the network may have caused goes once it is back. */
export const failureToast = (fact: FailureFact): ToastRequest => ({
  tone: 'error',
  text: textOfFailure(fact),
  ...('code' in fact || 'issues' in fact ? {} : { cause: 'network' }),
});

/** Whether the same call may succeed a moment later: the platform was not reached, is busy, or restarts. */
export const isPassing = (fact: FailureFact): boolean =>
  'code' in fact
    ? fact.code === CODES.tooManyRequests || fact.code === CODES.platformStopping
    : fact.reason === 'noResponse' || fact.reason === 'badResponse';
