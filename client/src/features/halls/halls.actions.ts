import type { ChannelId, HallId } from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';

export interface ChannelPlace {
  readonly hall_id: HallId;
  /** null: the welcome channel. */
  readonly channel_id: ChannelId | null;
  /** The viewer pressed a link of this page; else the address was opened, loaded again, or gone back to. */
  readonly isPressed?: boolean;
}

/** Actions of the viewer. */
export const hallsIntents = {
  /** Load, or load again, the halls of the rail. */
  myHallsRequested: createAction('halls/myHallsRequested'),
  /** Show "discover"; an empty keyword shows the liveliest halls. Wait 300 ms after the last key before asking. */
  discoverRequested: createAction<{ readonly keyword: string }>('halls/discoverRequested'),
  discoverMoreRequested: createAction('halls/discoverMoreRequested'),
  /** Become a member and open the hall, at the channel of the invitation if there is one. */
  enterRequested: createAction<{ readonly hall_id: HallId; readonly channel_id?: ChannelId | null | undefined }>(
    'halls/enterRequested',
  ),
  /** The lobby of a hall is on screen, or its address changed. */
  hallOpenRequested: createAction<ChannelPlace>('halls/hallOpenRequested'),
  /** Mark a channel as read; null: every channel of the hall. */
  readRequested: createAction<{ readonly hall_id: HallId; readonly channel_id: ChannelId | null }>(
    'halls/readRequested',
  ),
  /** The lobby left the screen. */
  hallCloseRequested: createAction('halls/hallCloseRequested'),
  /** Try again what failed while opening the hall. `isQuiet`: the page does so by itself, and shows the failure meanwhile. */
  hallRetryRequested: createAction<{ readonly isQuiet: true } | undefined>('halls/hallRetryRequested'),
  /** Read the notices of the open hall again. */
  noticesRequested: createAction('halls/noticesRequested'),
  membersPageRequested: createAction<{ readonly direction: 'above' | 'below' }>('halls/membersPageRequested'),
  /** Back to the first page of members; also loads them again after a failure, `isQuiet` as above. */
  membersTopRequested: createAction<{ readonly isQuiet: true } | undefined>('halls/membersTopRequested'),
  /** Another user became a member of a hall. */
  memberJoined: createAction<{ readonly hall_id: HallId }>('halls/memberJoined'),
  /** A notice was read and closed. */
  noticePutAway: createAction<{ readonly id: string }>('halls/noticePutAway'),
};
