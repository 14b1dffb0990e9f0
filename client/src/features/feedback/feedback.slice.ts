import { HALL_JOIN_TOAST_MS } from '@miczero/contracts';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type FeedbackText, sameText } from './feedback-text.ts';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface ToastRequest {
  readonly tone: ToastTone;
  readonly text: FeedbackText;
  /** Heading of a notification card; absent for a plain toast. */
  readonly title?: string;
}

/** What the toast stack shows, oldest first. */
export interface ToastModel {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: FeedbackText;
  readonly title: string | null;
  /** How often the same text was asked for while it showed. */
  readonly count: number;
  /** An error stays until it is closed. */
  readonly stays: boolean;
  readonly shownAt: number;
}

export interface FeedbackState {
  readonly toasts: readonly ToastModel[];
  readonly nextId: number;
}
export interface FeedbackRoot {
  readonly feedback: FeedbackState;
}

export const TOASTS_MAX = 3;
/** Also how long a toast that does not stay is shown (const.toast-hall-join-3s). */
export const TOAST_COLLAPSE_MS = HALL_JOIN_TOAST_MS;

const initialState: FeedbackState = { toasts: [], nextId: 1 };

/** Intent: show a toast. */
export const toastRequested = createAction<ToastRequest>('feedback/toastRequested');

const slice = createSlice({
  name: 'feedback',
  initialState,
  reducers: {
    toastShown(state, { payload }: PayloadAction<ToastRequest & { readonly at: number }>) {
      const same = state.toasts.find(
        (toast) =>
          toast.tone === payload.tone &&
          sameText(toast.text, payload.text) &&
          (toast.stays || payload.at - toast.shownAt <= TOAST_COLLAPSE_MS),
      );
      if (same) {
        same.count += 1;
        same.shownAt = payload.at;
        return;
      }
      state.toasts.push({
        id: state.nextId,
        tone: payload.tone,
        text: payload.text,
        title: payload.title ?? null,
        count: 1,
        stays: payload.tone === 'error',
        shownAt: payload.at,
      });
      state.nextId += 1;
      if (state.toasts.length <= TOASTS_MAX) return;
      // An error that nobody has closed outlives what would go by itself.
      const passing = state.toasts.findIndex(({ stays }) => !stays);
      state.toasts.splice(Math.max(0, passing), 1);
    },
    toastClosed(state, { payload }: PayloadAction<number>) {
      state.toasts = state.toasts.filter(({ id }) => id !== payload);
    },
    /** Time has passed: whatever does not stay and has been seen long enough goes. */
    toastsAged(state, { payload }: PayloadAction<{ readonly at: number }>) {
      state.toasts = state.toasts.filter(({ stays, shownAt }) => stays || payload.at - shownAt < TOAST_COLLAPSE_MS);
    },
  },
});

export const feedbackReducer = slice.reducer;
export const feedbackActions = { ...slice.actions, toastRequested };
export const selectToasts = ({ feedback }: FeedbackRoot): readonly ToastModel[] => feedback.toasts;
