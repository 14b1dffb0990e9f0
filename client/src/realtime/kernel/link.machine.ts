import { isSessionCode, SOCKET_MAX_RETRIES } from '@miczero/contracts';
import { assertNever } from '../../lib/assert-never.ts';
import type { CloseReason } from '../../lib/close-reason.ts';

/**
 * The life of a link: connecting, online, waiting before the next attempt. The link saga drives it and does the
 * connecting; how long a pause is, and what a frame means, is not its job. `attempt` counts from 0 and starts over with
 * every opening (open point B6).
 */
export type LinkState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'connecting'; readonly attempt: number; readonly wasOnline: boolean }
  | { readonly kind: 'online' }
  | { readonly kind: 'waiting'; readonly attempt: number; readonly wasOnline: boolean }
  | { readonly kind: 'takenOver' }
  /** The platform ended the session; signing out is the session's business. */
  | { readonly kind: 'expelled'; readonly code: number; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

export type LinkEvent =
  | { readonly type: 'started' }
  | { readonly type: 'opened' }
  | { readonly type: 'closed'; readonly reason: CloseReason }
  /** The pause has ended, or the person or the network cuts it short. */
  | { readonly type: 'retryDue' }
  | { readonly type: 'takenOver' }
  | { readonly type: 'stopped' };

export const idleLink: LinkState = { kind: 'idle' };

export function nextLink(state: LinkState, event: LinkEvent): LinkState {
  switch (event.type) {
    case 'started':
      return state.kind === 'idle' ? { kind: 'connecting', attempt: 0, wasOnline: false } : state;
    case 'opened':
      return state.kind === 'connecting' ? { kind: 'online' } : state;
    case 'closed':
      return closed(state, event.reason);
    case 'retryDue':
      return retried(state);
    case 'takenOver':
      return state.kind === 'idle' ? state : { kind: 'takenOver' };
    case 'stopped':
      return idleLink;
    default:
      return assertNever(event, 'link event');
  }
}

function closed(state: LinkState, reason: CloseReason): LinkState {
  if (state.kind !== 'connecting' && state.kind !== 'online') return state;
  if (reason.kind === 'refused' && isSessionCode(reason.code)) {
    return { kind: 'expelled', code: reason.code, message: reason.message };
  }
  if (state.kind === 'online') return { kind: 'waiting', attempt: 0, wasOnline: true };
  // socket.hall.retries
  if (state.attempt + 1 >= SOCKET_MAX_RETRIES) {
    return { kind: 'refused', message: reason.kind === 'refused' ? reason.message : '' };
  }
  return { kind: 'waiting', attempt: state.attempt + 1, wasOnline: state.wasOnline };
}

function retried(state: LinkState): LinkState {
  if (state.kind === 'waiting') return { kind: 'connecting', attempt: state.attempt, wasOnline: state.wasOnline };
  // Asked for by the person: a fresh series of attempts.
  if (state.kind === 'refused' || state.kind === 'takenOver')
    return { kind: 'connecting', attempt: 0, wasOnline: true };
  return state;
}
