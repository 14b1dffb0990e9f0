import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { roomSettingsModal } from '../modals.ts';

export const ROOM_SETTINGS_DIALOGS = [
  dialogOf(
    roomSettingsModal,
    lazyPart(() => import('./RoomSettingsDialog.tsx'), ['roomSettings', 'room', 'roomMenu']),
  ),
];
