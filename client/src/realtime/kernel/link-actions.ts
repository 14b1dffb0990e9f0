import { createAction } from '@reduxjs/toolkit';

/** What the rest of the client knows of a link. Why and when it changes is the link machine's business. */
export type LinkStatus =
  | { readonly kind: 'idle' }
  | { readonly kind: 'connecting'; readonly attempt: number }
  | { readonly kind: 'online' }
  /** A pause before the next attempt, which is due at `retryAt` (epoch milliseconds). */
  | { readonly kind: 'waiting'; readonly attempt: number; readonly retryAt: number }
  /** The session moved to another page or device: no reconnect until it is asked for. */
  | { readonly kind: 'takenOver' }
  /** All retries are spent, or the platform will not have us. */
  | { readonly kind: 'refused'; readonly message: string };

export const hallLinkActions = {
  statusChanged: createAction<LinkStatus>('hallLink/statusChanged'),
  /** The link is open. `isFirst` is false after an outage: whatever is on screen may have missed something. */
  opened: createAction<{ readonly isFirst: boolean; readonly at: number }>('hallLink/opened'),
  lost: createAction<{ readonly at: number }>('hallLink/lost'),
  /** The platform ended the session. */
  expelled: createAction<{ readonly code: number; readonly message: string }>('hallLink/expelled'),
  /** The browser has a network again: a pause need not be waited out. */
  networkBack: createAction('hallLink/networkBack'),
};
