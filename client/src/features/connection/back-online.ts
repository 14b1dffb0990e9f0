import { createAction } from '@reduxjs/toolkit';
import { hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { networkBack } from '../../realtime/kernel/link-actions.ts';

/** The network is back: the browser is online again, or the link has reached the platform. */
export const backOnline = [networkBack, hallLinkActions.opened] as const;

/** What an error of the server kept out may come now (server-errors.saga.ts). */
export const retryDue = createAction('connection/retryDue');

/** What failed, and a visible place still needs, is worth asking for again. */
export const askAgainOn = [...backOnline, retryDue] as const;
