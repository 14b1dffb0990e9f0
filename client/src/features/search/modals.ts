import { defineModal } from '../modals/index.ts';

/** modal.search: halls, rooms and users by a name or a number. */
export const searchModal = defineModal('search');
