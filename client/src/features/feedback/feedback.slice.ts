import { HALL_JOIN_TOAST_MS } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
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

const slice = defineSlice({
  name: 'feedback',
  initialState,
  reducers: {
    toastShown: (
      state: FeedbackState,
      { payload }: PayloadAction<ToastRequest & { readonly at: number }>,
    ): FeedbackState => {
      const same = state.toasts.find((toast) => isSameToast(toast, payload));
      if (same) {
        const again = { ...same, count: same.count + 1, shownAt: payload.at };
        return { ...state, toasts: state.toasts.map((toast) => (toast === same ? again : toast)) };
      }
      const shown: ToastModel = {
        id: state.nextId,
        tone: payload.tone,
        text: payload.text,
        title: payload.title ?? null,
        count: 1,
        stays: payload.tone === 'error',
        shownAt: payload.at,
      };
      return { toasts: capped([...state.toasts, shown]), nextId: state.nextId + 1 };
    },
    toastClosed: (state, { payload }: PayloadAction<number>): FeedbackState => ({
      ...state,
      toasts: state.toasts.filter(({ id }) => id !== payload),
    }),
    /** Time has passed: a toast that does not stay goes when it was shown long enough. */
    toastsAged: (state, { payload }: PayloadAction<{ readonly at: number }>): FeedbackState => ({
      ...state,
      toasts: state.toasts.filter(({ stays, shownAt }) => stays || payload.at - shownAt < TOAST_COLLAPSE_MS),
    }),
  },
});

function isSameToast(toast: ToastModel, { tone, text, at }: ToastRequest & { readonly at: number }): boolean {
  return toast.tone === tone && sameText(toast.text, text) && (toast.stays || at - toast.shownAt <= TOAST_COLLAPSE_MS);
}

/** An error that was not closed outlives toasts that would go by themselves. */
function capped(toasts: readonly ToastModel[]): readonly ToastModel[] {
  if (toasts.length <= TOASTS_MAX) return toasts;
  const passing = Math.max(
    0,
    toasts.findIndex(({ stays }) => !stays),
  );
  return toasts.filter((_toast, index) => index !== passing);
}

export const feedbackReducer = slice.reducer;
export const feedbackActions = { ...slice.actions, toastRequested };
export const selectToasts = ({ feedback }: FeedbackRoot): readonly ToastModel[] => feedback.toasts;
