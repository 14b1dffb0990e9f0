import { defineModal } from '../modals/index.ts';

/** What is searched for: all of it, or one kind. */
export type SearchKind = 'all' | 'hall' | 'room' | 'user';

/** modal.search: halls, rooms and users by a name or a number. */
export const searchModal = defineModal<{
  readonly kind: SearchKind;
  /** What the field begins with. */
  readonly keyword?: string;
}>('search');
