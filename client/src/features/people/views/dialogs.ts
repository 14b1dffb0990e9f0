import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { banModal, reportModal } from '../modals.ts';

export const PEOPLE_DIALOGS = [
  dialogOf(
    banModal,
    lazyPart(() => import('./BanDialog.tsx'), ['people']),
  ),
  dialogOf(
    reportModal,
    lazyPart(() => import('./ReportDialog.tsx'), ['people']),
  ),
];
