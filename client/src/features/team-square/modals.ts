import type { ChannelId, HallId } from '@miczero/contracts';
import { defineModal } from '../modals/index.ts';

/** Publish a team; a hall and channel that are known stand chosen. */
export const publishModal = defineModal<{
  readonly hall_id: HallId | null;
  readonly channel_id: ChannelId | null;
}>('publishTeam');

/** Edit the gaming card with this id; null posts a new one. */
export const gamingModal = defineModal<{ readonly gaming_id: string | null }>('gaming');
