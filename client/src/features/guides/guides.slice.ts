import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';

/**
 * The guides of the specification, in the order in which a page shows them. Each points at the element that carries its
 * name in `data-guide`; kh is the way to the teams (开黑).
 */
export const GUIDES = ['more', 'piazza', 'invite', 'voice', 'notice', 'kh', 'setting', 'create_room'] as const;
export type Guide = (typeof GUIDES)[number];

export interface GuidesState {
  /** The guides that are left to show; null until the storage was read. */
  readonly left: readonly Guide[] | null;
}
export interface GuidesRoot {
  readonly guides: GuidesState;
}

const initialState: GuidesState = { left: null };

const slice = defineSlice({
  name: 'guides',
  initialState,
  reducers: {
    recalled: (_state: GuidesState, { payload: left }: PayloadAction<readonly Guide[]>): GuidesState => ({ left }),
    /** The viewer is done with these guides, read or skipped. */
    done: (state, { payload }: PayloadAction<readonly Guide[]>): GuidesState => ({
      left: state.left?.filter((guide) => !payload.includes(guide)) ?? null,
    }),
  },
});

export const guidesReducer = slice.reducer;
export const guidesActions = {
  ...slice.actions,
  /** A guide is on screen. It is not shown again, however the page ends. */
  shown: createAction<Guide>('guides/shown'),
  /** Whether a guide lies where the previews of messages come, as on a narrow page. */
  messagesCovered: createAction<boolean>('guides/messagesCovered'),
};

const NONE: readonly Guide[] = [];
export const selectGuidesLeft = ({ guides }: GuidesRoot): readonly Guide[] => guides.left ?? NONE;
