import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { chatAccountModal } from '../../session/index.ts';

export const CHAT_ACCOUNT_DIALOGS = [
  dialogOf(
    chatAccountModal,
    lazyPart(() => import('./ChatAccountDialog.tsx')),
  ),
];
