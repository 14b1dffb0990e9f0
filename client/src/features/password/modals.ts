import { defineModal } from '../modals/index.ts';

/** The first password of an account that has none, or a new one proved by a code. */
export const passwordModal = defineModal('password');
