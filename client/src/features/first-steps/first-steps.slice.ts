import type { ChannelId, HallId } from '@miczero/contracts';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { managementActions } from '../hall-management/index.ts';
import { sessionActions } from '../session/index.ts';
import { type KeptSteps, NEW_STEPS, type StepsByHall } from './first-steps.model.ts';

export interface FirstStepsRoot {
  /** The halls of the viewer that have a list. */
  readonly firstSteps: StepsByHall;
}

interface InHall {
  readonly hall_id: HallId;
}

const initialState: StepsByHall = {};

function changed(state: StepsByHall, hall_id: HallId, change: Partial<KeptSteps>): StepsByHall {
  const kept = state[hall_id];
  return kept ? { ...state, [hall_id]: { ...kept, ...change } } : state;
}

const slice = defineSlice({
  name: 'firstSteps',
  initialState,
  reducers: {
    recalled: (_state: StepsByHall, { payload }: PayloadAction<StepsByHall>) => payload,
    /** The hall is here for the first time. */
    channelsLearned: (state, { payload }: PayloadAction<InHall & { readonly channels: readonly ChannelId[] }>) =>
      changed(state, payload.hall_id, { channels: payload.channels }),
    invited: (state, { payload }: PayloadAction<InHall>) => changed(state, payload.hall_id, { isInvited: true }),
    spoken: (state, { payload }: PayloadAction<InHall>) => changed(state, payload.hall_id, { hasSpoken: true }),
    folded: (state, { payload }: PayloadAction<InHall & { readonly isFolded: boolean }>) =>
      changed(state, payload.hall_id, { isFolded: payload.isFolded }),
    /** Every step is done, the viewer wants no list, or the hall is no more. */
    ended: (state, { payload }: PayloadAction<InHall>): StepsByHall => {
      const { [payload.hall_id]: _ended, ...others } = state;
      return others;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(managementActions.created, (state, { payload }) => ({ ...state, [payload.hall_id]: NEW_STEPS }))
      .addCase(sessionActions.signedOut, () => initialState);
  },
});

export const firstStepsReducer = slice.reducer;
export const firstStepsActions = slice.actions;
