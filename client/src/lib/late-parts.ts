/** The parts of the client that load late (app/late/late-parts.ts has their code). */
export type LateName =
  | 'appUpdate'
  | 'chatGifts'
  | 'clips'
  | 'contacts'
  | 'explore'
  | 'gallery'
  | 'groups'
  | 'guides'
  | 'hall'
  | 'hallManagement'
  | 'im'
  | 'invitation'
  | 'people'
  | 'room'
  | 'rooms'
  | 'search'
  | 'teamSquare'
  | 'wallet';

export interface LateParts {
  /** Whether state and behaviour of this part are in the store. */
  isTaken(name: LateName): boolean;
  /** Loads a part and takes it in. Calls that overlap share one load; a load that failed is tried again by the next call. */
  take(name: LateName): Promise<void>;
}
