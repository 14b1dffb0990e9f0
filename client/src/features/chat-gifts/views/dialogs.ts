import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { chatGiftModal } from '../../im/index.ts';
import { dialogOf } from '../../modals/views/dialog.ts';

export const CHAT_GIFTS_DIALOGS = [
  dialogOf(
    chatGiftModal,
    lazyPart(() => import('./ChatGiftDialog.tsx')),
  ),
];
