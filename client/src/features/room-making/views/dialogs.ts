import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { createRoomModal } from '../modals.ts';

export const ROOM_MAKING_DIALOGS = [
  dialogOf(
    createRoomModal,
    lazyPart(() => import('./CreateRoomDialog.tsx'), ['roomMaking', 'roomSettings']),
  ),
];
