import { defineModal } from '../modals/index.ts';

/** support.feedback: what the viewer has to say to operations. */
export const feedbackModal = defineModal('feedback');
