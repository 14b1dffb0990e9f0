import type { Gaming, HallId, UserCard, UserNo } from '@miczero/contracts';
import type { Load } from '../feedback/index.ts';

export interface PersonState {
  /** The card that was opened last; null for none. */
  readonly card: {
    readonly hall_id: HallId;
    readonly uid: UserNo;
    readonly load: Load;
    readonly card: UserCard | null;
    /** Whether this person is a member of the hall. The author of an old line may have left. */
    readonly isMember: boolean;
    /** The open gaming card of this person; null without one, and until it is known. */
    readonly gaming: Gaming | null;
  } | null;
  /** Cards of members in the voice channels of a hall: what their microphones do not tell. */
  readonly voices: { readonly hall_id: HallId | null; readonly cards: Readonly<Record<UserNo, UserCard>> };
  /** The numbers of users on the viewer's blocklist; none until it is known. */
  readonly blocked: readonly string[];
}
export interface PersonRoot {
  readonly person: PersonState;
}

export const initialState: PersonState = { card: null, voices: { hall_id: null, cards: {} }, blocked: [] };
