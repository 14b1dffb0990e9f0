import type { MsgId } from '@miczero/contracts';
import { defineModal } from '../modals/index.ts';

export interface GalleryProps {
  /** The line of the open channel that shows the picture; null for a picture of another place, which is shown alone. */
  readonly msg_id: MsgId | null;
  readonly src: string;
  readonly label: string;
}
/** A picture over everything. */
export const galleryModal = defineModal<GalleryProps>('gallery');
