import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { lockModal } from '../index.ts';

export const CHANNEL_DIALOGS = [
  dialogOf(
    lockModal,
    lazyPart(() => import('./LockDialog.tsx')),
  ),
];
