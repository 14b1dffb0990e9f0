import { defineModal } from '../modals/index.ts';

/** Devices, volumes and how the microphone is worked on. */
export const voiceSettingsModal = defineModal('voiceSettings');

export interface MicrophoneHelpProps {
  readonly look: 'denied' | 'missing';
}
/** What the viewer does about a microphone that does not open. */
export const microphoneHelpModal = defineModal<MicrophoneHelpProps>('microphoneHelp');
