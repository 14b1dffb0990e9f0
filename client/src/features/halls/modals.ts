import { defineModal } from '../modals/index.ts';

/** Creates a hall. The rail opens it; features/hall-management draws it. */
export const createHallModal = defineModal('createHall');
