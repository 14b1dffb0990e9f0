import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { contactsModal } from '../modals.ts';

export const CONTACTS_DIALOGS = [
  dialogOf(
    contactsModal,
    lazyPart(() => import('./ContactsDialog.tsx')),
  ),
];
