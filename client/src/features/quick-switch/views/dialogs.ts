import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { quickSwitcherModal } from '../../channel/index.ts';
import { dialogOf } from '../../modals/views/dialog.ts';

export const QUICK_DIALOGS = [
  dialogOf(
    quickSwitcherModal,
    lazyPart(() => import('./QuickSwitcher.tsx'), ['search']),
  ),
];
