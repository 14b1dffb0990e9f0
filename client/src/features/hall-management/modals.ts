import type { ChannelId, HallId } from '@miczero/contracts';
import { defineModal } from '../modals/index.ts';

/** Everything that owner and managers change of the open hall. */
export const hallSettingsModal = defineModal('hallSettings');

export interface ChannelProps {
  /** null creates a channel. */
  readonly channel_id: ChannelId | null;
}
/** Creates or edits a channel, or a heading, of the open hall. */
export const channelModal = defineModal<ChannelProps>('channelSettings');

/** Asks for the name of the hall before it is dissolved. */
export const dissolveModal = defineModal('dissolve');

export interface FirstStepsProps {
  readonly hall_id: HallId;
  readonly name: string;
}
/** What to do with a hall that was created just now. */
export const firstStepsModal = defineModal<FirstStepsProps>('firstSteps');
