import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { feedbackModal } from '../modals.ts';

export const SUPPORT_DIALOGS = [
  dialogOf(
    feedbackModal,
    lazyPart(() => import('./FeedbackDialog.tsx')),
  ),
];
