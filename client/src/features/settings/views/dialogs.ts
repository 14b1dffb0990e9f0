import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { settingsModal } from '../../preferences/index.ts';

export const SETTINGS_DIALOGS = [
  dialogOf(
    settingsModal,
    lazyPart(() => import('./SettingsDialog.tsx'), ['preferences', 'settings']),
  ),
];
