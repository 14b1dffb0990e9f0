import type { ChannelId, HallId } from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';

export interface JoinRequest {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  /** The client moves the viewer there: the address is replaced, and Back does not lead to where it came from. */
  readonly isMoved?: boolean;
  /** The page tries by itself what failed: it says so until there is an answer, and opens no dialog. */
  readonly isQuiet?: true;
  /** `address`: no press of the viewer names the channel. `button`: one does. `take`: one that says that another tab has the voice. */
  readonly by?: 'address' | 'button' | 'take';
  /** The viewer has agreed to lose the seat of a room by it. */
  readonly isAgreed?: true;
}

/** Actions of the viewer. */
export const channelIntents = {
  joinRequested: createAction<JoinRequest>('channel/joinRequested'),
  /** Let the voice into a channel of a hall that is not on screen. `voiceSettled` answers. */
  voiceWished: createAction<{ readonly hall_id: HallId; readonly channel_id: ChannelId }>('channel/voiceWished'),
  /** The password typed into the lock modal. */
  passwordSubmitted: createAction<{ readonly password: string }>('channel/passwordSubmitted'),
  /** The lock modal was closed without joining. */
  joinCancelled: createAction('channel/joinCancelled'),
};
