import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { passwordModal } from '../modals.ts';

export const PASSWORD_DIALOGS = [
  dialogOf(
    passwordModal,
    lazyPart(() => import('./PasswordDialog.tsx')),
  ),
];
