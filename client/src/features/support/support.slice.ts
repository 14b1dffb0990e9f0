import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import type { FeedbackText } from '../feedback/index.ts';
import type { FormOf, FormState } from '../forms/index.ts';
import { sessionActions } from '../session/index.ts';
import { feedbackModal } from './modals.ts';

/** A picture of the feedback: it is uploaded as soon as it is chosen. */
export interface FeedbackPicture {
  readonly id: string;
  /** Address on this page. */
  readonly preview: string;
  /** Address of the upload; null during the upload or after it failed. */
  readonly url: string | null;
  /** Why it was not uploaded. */
  readonly problem: FeedbackText | null;
}

/** A new form begins when one is sent or closed and when the viewer signs out. */
export interface SupportState extends FormState {
  readonly pictures: readonly FeedbackPicture[];
}
export interface SupportRoot {
  readonly support: SupportState;
}
const initialSupport: SupportState = { form: 0, isSending: false, error: null, pictures: [] };

const nextForm = ({ form }: SupportState): SupportState => ({ ...initialSupport, form: form + 1 });

const intents = {
  sendRequested: createAction<{ readonly content: string; readonly contact: string }>('support/sendRequested'),
  /** A picture for the form of this number. The file travels outside the state. */
  pictureChosen: createAction('support/pictureChosen', (form: number, file: File) => ({
    payload: { form },
    meta: { file },
  })),
  pictureRetried: createAction<string>('support/pictureRetried'),
};

function changed(state: SupportState, id: string, change: Partial<FeedbackPicture>): SupportState {
  return { ...state, pictures: state.pictures.map((each) => (each.id === id ? { ...each, ...change } : each)) };
}

const slice = defineSlice({
  name: 'support',
  initialState: initialSupport,
  reducers: {
    sending: (state: SupportState): SupportState => ({ ...state, isSending: true, error: null }),
    sent: nextForm,
    failed: (state: SupportState, { payload }: PayloadAction<FeedbackText>): SupportState => ({
      ...state,
      isSending: false,
      error: payload,
    }),
    pictureRead: (
      state: SupportState,
      { payload }: PayloadAction<Pick<FeedbackPicture, 'id' | 'preview'>>,
    ): SupportState => ({ ...state, pictures: [...state.pictures, { ...payload, url: null, problem: null }] }),
    pictureUploaded: (
      state: SupportState,
      { payload: { id, url } }: PayloadAction<{ readonly id: string; readonly url: string }>,
    ): SupportState => changed(state, id, { url }),
    pictureFailed: (
      state: SupportState,
      { payload: { id, problem } }: PayloadAction<{ readonly id: string; readonly problem: FeedbackText }>,
    ): SupportState => changed(state, id, { problem }),
    pictureRemoved: (state: SupportState, { payload }: PayloadAction<string>): SupportState => ({
      ...state,
      error: null,
      pictures: state.pictures.filter(({ id }) => id !== payload),
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(intents.pictureRetried, (state, { payload }) => changed(state, payload, { problem: null }))
      .addCase(sessionActions.signedOut, nextForm)
      .addMatcher(feedbackModal.isClosedBy, nextForm);
  },
});

export const supportReducer = slice.reducer;
export const supportActions = { ...slice.actions, ...intents };
export const SUPPORT_FORM: FormOf<SupportRoot> = {
  select: ({ support }) => support,
  sending: supportActions.sending,
  failed: supportActions.failed,
  sent: supportActions.sent,
};

export const selectSupport = ({ support }: SupportRoot): SupportState => support;
