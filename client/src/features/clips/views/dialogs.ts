import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { messagesModal } from '../../person/index.ts';

export const CLIPS_DIALOGS = [
  dialogOf(
    messagesModal,
    lazyPart(() => import('./MessagesPanel.tsx'), ['clips', 'im', 'chat', 'emoji']),
  ),
];
