import type { UserNo } from '@miczero/contracts';
import { assertNever } from '../../lib/assert-never.ts';

/**
 * The life of a session. `starting` until stored login info has been judged; `completing` holds a session whose profile
 * is not complete, which may do nothing but complete it; the session saga drives it. Keys, storage and redirects are
 * not its job.
 */
export type SessionPhase =
  | { readonly kind: 'starting' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'completing'; readonly no: UserNo }
  | { readonly kind: 'signedIn'; readonly no: UserNo };

export type SessionEvent =
  | { readonly type: 'signedIn'; readonly no: UserNo }
  | { readonly type: 'profileMissing'; readonly no: UserNo }
  | { readonly type: 'signedOut' };

export const initialPhase: SessionPhase = { kind: 'starting' };

export function nextPhase(phase: SessionPhase, event: SessionEvent): SessionPhase {
  switch (event.type) {
    case 'signedIn':
      return { kind: 'signedIn', no: event.no };
    case 'profileMissing':
      // A profile that was complete does not become incomplete under a running session.
      return phase.kind === 'signedIn' ? phase : { kind: 'completing', no: event.no };
    case 'signedOut':
      return { kind: 'signedOut' };
    default:
      return assertNever(event, 'session event');
  }
}
