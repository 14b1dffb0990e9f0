import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { createHallModal } from '../../halls/index.ts';
import { dialogOf } from '../../modals/views/dialog.ts';
import { channelModal, dissolveModal, hallSettingsModal } from '../modals.ts';

export const HALL_MANAGEMENT_DIALOGS = [
  dialogOf(
    createHallModal,
    lazyPart(() => import('./CreateHallDialog.tsx'), ['hallManagement']),
  ),
  dialogOf(
    hallSettingsModal,
    lazyPart(() => import('./HallSettingsDialog.tsx'), ['hallManagement']),
  ),
  dialogOf(
    channelModal,
    lazyPart(() => import('./ChannelDialog.tsx'), ['hallManagement']),
  ),
  dialogOf(
    dissolveModal,
    lazyPart(() => import('./DissolveDialog.tsx'), ['hallManagement']),
  ),
];
