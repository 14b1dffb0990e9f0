import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { shareModal } from '../../modals/index.ts';
import { dialogOf } from '../../modals/views/dialog.ts';

export const SHARING_DIALOGS = [
  dialogOf(
    shareModal,
    lazyPart(() => import('./ShareDialog.tsx'), ['sharing']),
  ),
];
