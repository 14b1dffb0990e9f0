import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { reportModal } from '../modals.ts';

/** Reports are sent by a part that comes with this dialog. */
export const REPORT_DIALOGS = [
  dialogOf(
    reportModal,
    lazyPart(() => import('./ReportDialog.tsx'), ['report']),
  ),
];
