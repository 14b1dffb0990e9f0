import { defineModal } from '../modals/index.ts';

/** modal.room-settings: of the room that the viewer is in. */
export const roomSettingsModal = defineModal('roomSettings');
