import { hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { networkBack } from '../../realtime/kernel/link-actions.ts';

/** What failed for want of the network is worth asking for again: the browser is online, or the link has reached the platform. */
export const backOnline = [networkBack, hallLinkActions.opened] as const;
