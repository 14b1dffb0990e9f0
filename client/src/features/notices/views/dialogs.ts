import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { noticesModal } from '../modals.ts';

export const NOTICES_DIALOGS = [
  dialogOf(
    noticesModal,
    lazyPart(() => import('./NoticesDialog.tsx'), ['notices']),
  ),
];
