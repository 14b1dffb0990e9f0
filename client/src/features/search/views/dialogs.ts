import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { dialogOf } from '../../modals/views/dialog.ts';
import { searchModal } from '../modals.ts';

export const SEARCH_DIALOGS = [
  dialogOf(
    searchModal,
    lazyPart(() => import('./SearchDialog.tsx'), ['search']),
  ),
];
