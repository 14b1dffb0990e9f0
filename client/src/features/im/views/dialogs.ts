import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { messagesModal } from '../../person/index.ts';

export const IM_DIALOGS = [
  dialogOf(
    messagesModal,
    lazyPart(() => import('./ImPanel.tsx'), ['im', 'chat', 'emoji']),
  ),
];
