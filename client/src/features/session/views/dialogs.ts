import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { agreementModal, bindPhoneModal, completionModal, loginModal } from '../index.ts';

export const SESSION_DIALOGS = [
  dialogOf(
    loginModal,
    lazyPart(() => import('./LoginDialog.tsx'), ['login']),
  ),
  dialogOf(
    bindPhoneModal,
    lazyPart(() => import('./BindPhoneDialog.tsx'), ['login']),
  ),
  dialogOf(
    completionModal,
    lazyPart(() => import('./CompletionDialog.tsx'), ['login']),
  ),
  dialogOf(
    agreementModal,
    lazyPart(() => import('./AgreementDialog.tsx'), ['login']),
  ),
];
