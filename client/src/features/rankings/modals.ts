import type { RoomId } from '@miczero/contracts';
import { defineModal } from '../modals/index.ts';

/** Rankings of one room, or of all rooms without one. */
export const rankingModal = defineModal<{ readonly group_id: RoomId | null }>('ranking');

/** modal.gift-points */
export const giftPointsModal = defineModal('giftPoints');
