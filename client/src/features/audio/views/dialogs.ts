import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { voiceSettingsModal } from '../index.ts';

export const AUDIO_DIALOGS = [
  dialogOf(
    voiceSettingsModal,
    lazyPart(() => import('./VoiceSettingsDialog.tsx'), ['audio', 'shortcuts', 'voiceSettings']),
  ),
];
