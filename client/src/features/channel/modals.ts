import { defineModal } from '../modals/index.ts';

/** modal.channel-password: asks for the password of the channel that is being joined. */
export const lockModal = defineModal('lock');
export const quickSwitcherModal = defineModal('quickSwitcher');
