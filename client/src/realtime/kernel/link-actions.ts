import { createAction } from '@reduxjs/toolkit';

/** The public state of a link. The link machine owns its transitions. */
export type LinkStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'connecting'; readonly attempt: number }
  | { readonly kind: 'online' }
  /** A pause before the next attempt, which is due at `retryAt` (epoch milliseconds). */
  | { readonly kind: 'waiting'; readonly attempt: number; readonly retryAt: number }
  /** The session moved to another page or device: no reconnect until it is asked for. */
  | { readonly kind: 'takenOver' }
  /** All retries are spent, or the platform refuses the connection. */
  | { readonly kind: 'refused'; readonly message: string };

/** Why the platform ended the session. */
export interface Expulsion {
  readonly code: number;
  readonly message: string;
}

/** What a link announces; `name` starts the types of its actions. */
export function createLinkActions<Name extends string>(name: Name) {
  return {
    statusChanged: createAction<LinkStatus>(`${name}/statusChanged`),
    /** The link is open. `isFirst` is false after an outage: the screens may have missed events. */
    opened: createAction<{ readonly isFirst: boolean; readonly at: number }>(`${name}/opened`),
    /** A link that was open is so no longer. */
    lost: createAction<{ readonly at: number }>(`${name}/lost`),
    /** The platform ended the session. */
    expelled: createAction<Expulsion>(`${name}/expelled`),
  };
}
export type LinkActions = ReturnType<typeof createLinkActions<string>>;

/** The browser is online again: every link reconnects at once instead of at the end of its pause. */
export const networkBack = createAction('link/networkBack');
