import { defineModal } from '../modals/index.ts';
import type { ImLine, ImSessionId } from './im.state.ts';

/** People are chosen: for a new group, or to come into one. */
export const groupPickModal = defineModal<{
  readonly group: { readonly id: string; readonly name: string; readonly members: readonly string[] } | null;
}>('groupPick');

/** Who has read an own message of a group, and who has not. */
export const readersModal = defineModal<{ readonly session: ImSessionId; readonly line: ImLine }>('readers');
