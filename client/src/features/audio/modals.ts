import { defineModal } from '../modals/index.ts';

/** Devices, volumes and how the microphone is worked on. */
export const voiceSettingsModal = defineModal('voiceSettings');
