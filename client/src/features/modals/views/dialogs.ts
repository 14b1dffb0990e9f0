import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { confirmModal, noticeModal, shortcutsModal } from '../index.ts';
import { dialogOf } from './dialog.ts';

export const MODALS_DIALOGS = [
  dialogOf(
    confirmModal,
    lazyPart(() => import('./ConfirmHost.tsx')),
  ),
  dialogOf(
    noticeModal,
    lazyPart(() => import('./NoticeHost.tsx')),
  ),
  dialogOf(
    shortcutsModal,
    lazyPart(() => import('./ShortcutsDialog.tsx'), ['shortcuts']),
  ),
];
