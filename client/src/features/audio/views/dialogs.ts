import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { microphoneHelpModal, voiceSettingsModal } from '../index.ts';
import { loadSound } from '../load-sound.ts';

export const AUDIO_DIALOGS = [
  dialogOf(
    voiceSettingsModal,
    lazyPart(() => withSound(import('./VoiceSettingsDialog.tsx')), ['audio', 'shortcuts', 'voiceSettings']),
  ),
  dialogOf(
    microphoneHelpModal,
    lazyPart(() => import('./MicrophoneHelp.tsx'), ['voiceSettings']),
  ),
];

/** The dialog is there when what answers it is. */
async function withSound<View>(view: Promise<View>): Promise<View> {
  await loadSound();
  return view;
}
