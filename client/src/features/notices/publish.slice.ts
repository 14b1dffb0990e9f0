import type { HallId } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import type { FeedbackText } from '../feedback/index.ts';
import type { FormOf, FormState } from '../forms/index.ts';
import { sessionActions } from '../session/index.ts';

/** The form of a new notice. */
export type PublishState = FormState;
export interface PublishRoot {
  readonly notices: PublishState;
}

const initialState: PublishState = { form: 0, isSending: false, error: null };

const nextForm = ({ form }: PublishState): PublishState => ({ ...initialState, form: form + 1 });

const slice = defineSlice({
  name: 'notices',
  initialState,
  reducers: {
    /** The dialog is open, or shows another hall. */
    formOpened: nextForm,
    sending: (state: PublishState): PublishState => ({ ...state, isSending: true, error: null }),
    failed: (state, { payload }: PayloadAction<FeedbackText>): PublishState => ({
      ...state,
      isSending: false,
      error: payload,
    }),
    /** The form begins anew. */
    published: nextForm,
  },
  extraReducers: (builder) => {
    builder.addCase(sessionActions.signedOut, nextForm);
  },
});

export const noticesReducer = slice.reducer;
export const noticesActions = {
  ...slice.actions,
  publishRequested: createAction<{ readonly hall_id: HallId; readonly title: string; readonly content: string }>(
    'notices/publishRequested',
  ),
  deleteRequested: createAction<{ readonly hall_id: HallId; readonly id: string }>('notices/deleteRequested'),
};

export const PUBLISH_FORM: FormOf<PublishRoot> = {
  select: ({ notices }) => notices,
  sending: noticesActions.sending,
  failed: noticesActions.failed,
  sent: noticesActions.published,
};

export const selectPublish = ({ notices }: PublishRoot): PublishState => notices;
