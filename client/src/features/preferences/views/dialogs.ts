import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { settingsModal } from '../index.ts';

export const PREFERENCES_DIALOGS = [
  dialogOf(
    settingsModal,
    lazyPart(() => import('./SettingsDialog.tsx'), ['preferences']),
  ),
];
