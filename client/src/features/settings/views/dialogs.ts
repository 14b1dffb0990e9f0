import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { shortcutsModal } from '../../modals/index.ts';
import { dialogOf } from '../../modals/views/dialog.ts';
import { settingsModal } from '../../preferences/index.ts';

export const SETTINGS_DIALOGS = [
  dialogOf(
    settingsModal,
    lazyPart(() => import('./SettingsDialog.tsx'), ['preferences', 'settings']),
  ),
];

/** They show the talk key, which is a setting of the voice. */
export const SHORTCUTS_DIALOGS = [
  dialogOf(
    shortcutsModal,
    lazyPart(() => import('./ShortcutsDialog.tsx'), ['shortcuts']),
  ),
];
