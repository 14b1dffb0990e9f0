import { defineModal } from '../modals/index.ts';

/** modal.create-room */
export const createRoomModal = defineModal('createRoom');
