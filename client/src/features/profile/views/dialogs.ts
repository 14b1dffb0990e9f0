import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { profileModal } from '../../person/index.ts';
import { profileEditModal } from '../modals.ts';

export const PROFILE_DIALOGS = [
  dialogOf(
    profileModal,
    lazyPart(() => import('./ProfileDialog.tsx'), ['person', 'people']),
  ),
  dialogOf(
    profileEditModal,
    lazyPart(() => import('./ProfileEditDialog.tsx'), ['login']),
  ),
];
