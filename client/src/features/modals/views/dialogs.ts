import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { codeModal, confirmModal, noticeModal, uncopiedModal } from '../index.ts';
import { dialogOf } from './dialog.ts';

export const MODALS_DIALOGS = [
  dialogOf(
    codeModal,
    lazyPart(() => import('./CodeDialog.tsx')),
  ),
  dialogOf(
    confirmModal,
    lazyPart(() => import('./ConfirmHost.tsx')),
  ),
  dialogOf(
    noticeModal,
    lazyPart(() => import('./NoticeHost.tsx')),
  ),
  dialogOf(
    uncopiedModal,
    lazyPart(() => import('./UncopiedDialog.tsx')),
  ),
];
