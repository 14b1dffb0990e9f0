import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { groupPickModal, readersModal } from '../../im/index.ts';
import { dialogOf } from '../../modals/views/dialog.ts';

export const GROUPS_DIALOGS = [
  dialogOf(
    groupPickModal,
    lazyPart(() => import('./GroupPickDialog.tsx')),
  ),
  dialogOf(
    readersModal,
    lazyPart(() => import('./ReadersDialog.tsx')),
  ),
];
