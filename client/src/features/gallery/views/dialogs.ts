import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { galleryModal } from '../../chat/index.ts';
import { dialogOf } from '../../modals/views/dialog.ts';

export const GALLERY_DIALOGS = [
  dialogOf(
    galleryModal,
    lazyPart(() => import('./Lightbox.tsx')),
  ),
];
