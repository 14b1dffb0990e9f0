import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { personModal } from '../../person/index.ts';
import { banModal, reportModal } from '../modals.ts';

export const PEOPLE_DIALOGS = [
  dialogOf(
    personModal,
    lazyPart(() => import('./PersonDialog.tsx'), ['people', 'person', 'memberList']),
  ),
  dialogOf(
    banModal,
    lazyPart(() => import('./BanDialog.tsx'), ['ban']),
  ),
  dialogOf(
    reportModal,
    lazyPart(() => import('./ReportDialog.tsx'), ['report']),
  ),
];
