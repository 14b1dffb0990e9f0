import type { MsgId } from '@miczero/contracts';
import { defineModal } from '../modals/index.ts';

/** A line of a private or group session, by its own id, which it has before it is stored. */
export interface SessionLine {
  readonly session: `p2p-${string}` | `team-${string}`;
  readonly clientId: string;
}

export interface GalleryProps {
  /** The line of the open channel that shows the picture; null for a picture of another place. */
  readonly msg_id: MsgId | null;
  /** The line of a session that shows it. A picture that no line shows stands alone. */
  readonly inSession?: SessionLine | undefined;
  /** All pictures of the album that has it, and whose album it is. */
  readonly album?: { readonly pictures: readonly string[]; readonly name: string } | undefined;
  readonly src: string;
  readonly label: string;
}
/** A picture over everything. */
export const galleryModal = defineModal<GalleryProps>('gallery');
