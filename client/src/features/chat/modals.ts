import type { MsgId } from '@miczero/contracts';
import { defineModal } from '../modals/index.ts';

/** A line of a private or group session, by its own id, which it has before it is stored. */
export interface SessionLine {
  readonly session: `p2p-${string}` | `team-${string}`;
  readonly clientId: string;
}

/** All pictures of a user's album, whose it is, and the place of the one that was pressed. */
export interface Album {
  readonly pictures: readonly string[];
  readonly name: string;
  readonly at: number;
}

export interface GalleryProps {
  /** The line of the open channel that shows the picture; null for a picture of another place. */
  readonly msg_id: MsgId | null;
  /** The line of a session that shows it. A picture that no line shows stands alone. */
  readonly inSession?: SessionLine | undefined;
  /** The album that has it. */
  readonly album?: Album | undefined;
  readonly src: string;
  readonly label: string;
}
/** A picture over everything. */
export const galleryModal = defineModal<GalleryProps>('gallery');
