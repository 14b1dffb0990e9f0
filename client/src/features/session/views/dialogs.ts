import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { agreementModal, bindPhoneModal, completionModal, loginModal } from '../index.ts';
import { loadForms } from '../load-forms.ts';

export const SESSION_DIALOGS = [
  dialogOf(
    loginModal,
    lazyPart(() => withForms(import('./LoginDialog.tsx')), ['login']),
  ),
  dialogOf(
    bindPhoneModal,
    lazyPart(() => withForms(import('./BindPhoneDialog.tsx')), ['login']),
  ),
  dialogOf(
    completionModal,
    lazyPart(() => withForms(import('./CompletionDialog.tsx')), ['login']),
  ),
  dialogOf(
    agreementModal,
    lazyPart(() => import('./AgreementDialog.tsx'), ['login']),
  ),
];

/** A dialog with forms is there when what answers them is. */
async function withForms<View>(view: Promise<View>): Promise<View> {
  await loadForms();
  return view;
}
