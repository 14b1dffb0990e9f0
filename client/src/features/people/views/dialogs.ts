import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { personModal } from '../../person/index.ts';
import { banModal } from '../modals.ts';

export const PEOPLE_DIALOGS = [
  dialogOf(
    personModal,
    lazyPart(() => import('./PersonDialog.tsx'), ['people', 'person', 'memberList']),
  ),
  dialogOf(
    banModal,
    lazyPart(() => import('./BanDialog.tsx'), ['ban']),
  ),
];
