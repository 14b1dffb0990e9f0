import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { gamingModal, publishModal } from '../modals.ts';

export const TEAM_SQUARE_DIALOGS = [
  dialogOf(
    publishModal,
    lazyPart(() => import('./PublishDialog.tsx'), ['teamSquare']),
  ),
  dialogOf(
    gamingModal,
    lazyPart(() => import('./GamingDialog.tsx'), ['teamSquare']),
  ),
];
