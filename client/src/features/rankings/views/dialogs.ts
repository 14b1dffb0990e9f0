import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { giftPointsModal, rankingModal } from '../modals.ts';

export const RANKINGS_DIALOGS = [
  dialogOf(
    rankingModal,
    lazyPart(() => import('./RankingDialog.tsx'), ['rankings']),
  ),
  dialogOf(
    giftPointsModal,
    lazyPart(() => import('./GiftPointsDialog.tsx'), ['rankings']),
  ),
];
