import { defineModal } from '../modals/index.ts';

/** The form of the viewer's own profile. */
export const profileEditModal = defineModal('profileEdit');
