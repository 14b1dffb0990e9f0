import type { HallId, HallUser } from '@miczero/contracts';
import type { KnownHall } from '../halls/index.ts';

/** Search data of the quick switcher beyond the state of the page. */
export interface QuickState {
  /** Halls that were never open on this page, asked for when the switcher opened. */
  readonly halls: Readonly<Record<HallId, KnownHall>>;
  /** Members of the open hall whose names or numbers answer `keyword`. */
  readonly keyword: string;
  readonly people: readonly HallUser[];
}
export interface QuickRoot {
  readonly quick: QuickState;
}

export const initialState: QuickState = { halls: {}, keyword: '', people: [] };
