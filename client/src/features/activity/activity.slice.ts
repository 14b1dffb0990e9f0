import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { sessionActions } from '../session/index.ts';
import type { ActivityEntry } from './activity.model.ts';

export interface ActivityState {
  readonly entries: readonly ActivityEntry[];
  /** The viewer put the card away for the day. */
  readonly isPutAway: boolean;
}
export interface ActivityRoot {
  readonly activity: ActivityState;
}

const initialState: ActivityState = { entries: [], isPutAway: false };

const slice = defineSlice({
  name: 'activity',
  initialState,
  reducers: {
    loaded: (_: ActivityState, { payload }: PayloadAction<ActivityState>): ActivityState => payload,
    putAway: (state): ActivityState => ({ ...state, isPutAway: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionActions.signedOut, () => initialState);
  },
});

export const activityReducer = slice.reducer;
export const activityActions = slice.actions;

const NONE: readonly ActivityEntry[] = [];
/** What the card of the lobby shows; nothing while there is no usable activity. */
export const selectActivity = ({ activity }: ActivityRoot): readonly ActivityEntry[] =>
  activity.isPutAway ? NONE : activity.entries;
