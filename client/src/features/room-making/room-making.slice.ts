import type { DataOf, Endpoints } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import type { FeedbackText } from '../feedback/index.ts';
import type { FormOf, FormState } from '../forms/index.ts';
import { sessionActions } from '../session/index.ts';

export type RoomCategory = DataOf<Endpoints['room.cate_type']>['list'][number];

export interface RoomMakingState extends FormState {
  /** The real name or the viewer's own room is being looked up. */
  readonly isChecking: boolean;
  /** The categories that a room may have; empty until they are known. */
  readonly categories: readonly RoomCategory[];
}
export interface RoomMakingRoot {
  readonly roomMaking: RoomMakingState;
}

/** Values of the form for a new room. */
export interface RoomFields {
  readonly name: string;
  readonly room_class: string;
  /** Empty for an open room. */
  readonly lock_pass: string;
  readonly s_room_notice: string;
  /** Seats, the host's included. */
  readonly mic_num: number;
}

const initialState: RoomMakingState = { form: 0, isChecking: false, categories: [], isSending: false, error: null };

const slice = defineSlice({
  name: 'roomMaking',
  initialState,
  reducers: {
    checked: (
      state: RoomMakingState,
      { payload }: PayloadAction<{ readonly isChecking: boolean }>,
    ): RoomMakingState => ({
      ...state,
      isChecking: payload.isChecking,
    }),
    formOpened: (state): RoomMakingState => ({ ...state, form: state.form + 1, isSending: false, error: null }),
    sending: (state): RoomMakingState => ({ ...state, isSending: true, error: null }),
    sent: (state): RoomMakingState => ({ ...state, isSending: false }),
    failed: (state, { payload }: PayloadAction<FeedbackText>): RoomMakingState => ({
      ...state,
      isSending: false,
      error: payload,
    }),
    categoriesLoaded: (state, { payload }: PayloadAction<readonly RoomCategory[]>): RoomMakingState => ({
      ...state,
      categories: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionActions.signedOut, ({ form, categories }) => ({
      ...initialState,
      form: form + 1,
      categories,
    }));
  },
});

export const roomMakingReducer = slice.reducer;
export const roomMakingActions = {
  ...slice.actions,
  /** Intent: a room of the viewer's own. The one that is there is entered. */
  createRequested: createAction('roomMaking/createRequested'),
  /** Intent: the form is complete. */
  addRequested: createAction<RoomFields>('roomMaking/addRequested'),
  categoriesRequested: createAction('roomMaking/categoriesRequested'),
};

export const ROOM_FORM: FormOf<RoomMakingRoot> = {
  select: ({ roomMaking }) => roomMaking,
  sending: roomMakingActions.sending,
  failed: roomMakingActions.failed,
  sent: roomMakingActions.sent,
};

export const selectRoomMaking = ({ roomMaking }: RoomMakingRoot): RoomMakingState => roomMaking;
export const selectRoomCategories = ({ roomMaking }: RoomMakingRoot) => roomMaking.categories;
