import { defineModal } from '../modals/index.ts';

export const settingsModal = defineModal('settings');
