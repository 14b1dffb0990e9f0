import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { voiceSettingsModal } from '../index.ts';
import { loadSound } from '../load-sound.ts';

export const AUDIO_DIALOGS = [
  dialogOf(
    voiceSettingsModal,
    lazyPart(() => withSound(import('./VoiceSettingsDialog.tsx')), ['audio', 'shortcuts', 'voiceSettings']),
  ),
];

/** The dialog is there when what answers it is. */
async function withSound<View>(view: Promise<View>): Promise<View> {
  await loadSound();
  return view;
}
