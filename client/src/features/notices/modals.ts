import { defineModal } from '../modals/index.ts';

/** The notices of the open hall. */
export const noticesModal = defineModal('notices');
