import type { ChannelId } from '@miczero/contracts';
import { defineModal } from '../modals/index.ts';

export interface HallSettingsProps {
  /** What has the focus first; null leaves it to the dialog. */
  readonly startsAt: 'picture' | 'intro' | null;
}
/** Everything that owner and managers change of the open hall. */
export const hallSettingsModal = defineModal<HallSettingsProps>('hallSettings');

export interface ChannelProps {
  /** null creates a channel. */
  readonly channel_id: ChannelId | null;
}
/** Creates or edits a channel, or a heading, of the open hall. */
export const channelModal = defineModal<ChannelProps>('channelSettings');

/** Asks for the name of the hall before it is dissolved. */
export const dissolveModal = defineModal('dissolve');
