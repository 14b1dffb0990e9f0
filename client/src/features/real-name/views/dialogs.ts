import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { realNameModal } from '../modals.ts';

export const REAL_NAME_DIALOGS = [
  dialogOf(
    realNameModal,
    lazyPart(() => import('./RealNameDialog.tsx'), ['realName']),
  ),
];
