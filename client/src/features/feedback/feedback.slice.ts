import { HALL_JOIN_TOAST_MS } from '@miczero/contracts';
import { type Action, createAction, createSelector, type PayloadAction } from '@reduxjs/toolkit';
import type { TextKey } from '../../i18n/text.ts';
import { defineSlice } from '../../lib/define-slice.ts';
import { type FeedbackText, sameText } from './feedback-text.ts';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface ToastRequest {
  readonly tone: ToastTone;
  readonly text: FeedbackText;
  /** Heading of a notification card; absent for a plain toast. */
  readonly title?: string;
  /** Its cause: the toast closes when the cause ends. */
  readonly cause?: ToastCause;
  /** A way on. */
  readonly action?: ToastAction;
  /** Who says it: the toast shows their face, and a press on it is the way on. */
  readonly from?: ToastSender;
}
export interface ToastSender {
  readonly name: string;
  /** URL; '' for none. */
  readonly picture: string;
  /** What they say, in parts that follow one another. */
  readonly line: readonly FeedbackText[];
  /** Words for the number `n` of their messages. */
  readonly counted: TextKey;
}
/**
 * The messages of a session count as one cause: its toast tells the newest of them. A toast about a room leads back to it, until the
 * visit is over.
 */
export type ToastCause = 'network' | 'applications' | 'seat applications' | 'room' | `messages of ${string}`;
export interface ToastAction {
  readonly label: FeedbackText;
  /** Dispatched by the press. */
  readonly does: Action;
}

/** What the toast stack shows, oldest first. */
export interface ToastModel {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: FeedbackText;
  readonly title: string | null;
  /** How often the same text was asked for while it showed. */
  readonly count: number;
  readonly cause: ToastCause | null;
  readonly action: ToastAction | null;
  readonly from: ToastSender | null;
  /** How long it shows, in milliseconds. */
  readonly lasts: number;
  readonly shownAt: number;
}

export interface FeedbackState {
  readonly toasts: readonly ToastModel[];
  /** The pointer or the focus is on one of them: none goes meanwhile. */
  readonly isHeld: boolean;
  /** A guide is being read: what other people say does not show until it has gone. */
  readonly areMessagesHeld: boolean;
  readonly nextId: number;
}
export interface FeedbackRoot {
  readonly feedback: FeedbackState;
}

export const TOASTS_MAX = 3;
/** How long a toast is shown (const.toast-hall-join-3s), and how long the same text counts as one. */
export const TOAST_MS = HALL_JOIN_TOAST_MS;
/** What another person says is glanced at: longer than a word about the viewer's own press, shorter than an error. */
export const TOAST_MESSAGE_MS = 2 * TOAST_MS;
/** An error, or a notification, is read and perhaps copied. */
export const TOAST_LONG_MS = 10_000;

const initialState: FeedbackState = { toasts: [], isHeld: false, areMessagesHeld: false, nextId: 1 };

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
      const from = payload.from ?? null;
      const same = state.toasts.find((toast) => isSameToast(toast, payload));
      if (same) {
        const again = { ...same, from, count: same.count + 1, shownAt: payload.at };
        return { ...state, toasts: state.toasts.map((toast) => (toast === same ? again : toast)) };
      }
      const shown: ToastModel = {
        id: state.nextId,
        tone: payload.tone,
        text: payload.text,
        title: payload.title ?? null,
        count: 1,
        cause: payload.cause ?? null,
        action: payload.action ?? null,
        from,
        lasts: lifeOf(payload),
        shownAt: payload.at,
      };
      return capped({ ...state, toasts: [...state.toasts, shown], nextId: state.nextId + 1 });
    },
    toastClosed: (state, { payload }: PayloadAction<number>): FeedbackState => ({
      ...state,
      toasts: state.toasts.filter(({ id }) => id !== payload),
    }),
    /** Time has passed: a toast goes when it was shown long enough, unless it is held. */
    toastsAged: (state, { payload }: PayloadAction<{ readonly at: number }>): FeedbackState =>
      state.isHeld
        ? state
        : {
            ...state,
            toasts: state.toasts.filter((toast) => !isShown(state, toast) || payload.at - toast.shownAt < toast.lasts),
          },
    toastsHeld: (state): FeedbackState => ({ ...state, isHeld: true }),
    /** Let go: each begins its time again. */
    toastsReleased: (state, { payload }: PayloadAction<{ readonly at: number }>): FeedbackState => ({
      ...state,
      isHeld: false,
      toasts: state.toasts.map((toast) => ({ ...toast, shownAt: payload.at })),
    }),
    messagesHeld: (state): FeedbackState => ({ ...state, areMessagesHeld: true }),
    /** Each message that was held begins its time. */
    messagesReleased: (state, { payload }: PayloadAction<{ readonly at: number }>): FeedbackState =>
      capped({
        ...state,
        areMessagesHeld: false,
        toasts: state.toasts.map((toast) => (isShown(state, toast) ? toast : { ...toast, shownAt: payload.at })),
      }),
    /** The cause of some has ended. */
    causeOver: (state, { payload }: PayloadAction<ToastCause>): FeedbackState => ({
      ...state,
      toasts: state.toasts.filter(({ cause }) => cause !== payload),
    }),
  },
});

function isShown({ areMessagesHeld }: FeedbackState, { from }: ToastModel): boolean {
  return !areMessagesHeld || from === null;
}

function lifeOf({ tone, title, action, from }: ToastRequest): number {
  return from ? TOAST_MESSAGE_MS : tone === 'error' || title !== undefined || action ? TOAST_LONG_MS : TOAST_MS;
}

function isSameToast(
  toast: ToastModel,
  { tone, text, at, from, cause }: ToastRequest & { readonly at: number },
): boolean {
  // One person who writes on is one toast, however long it is held.
  if (from || toast.from) return toast.cause === cause;
  return toast.tone === tone && sameText(toast.text, text) && at - toast.shownAt <= toast.lasts;
}

/** Of the toasts that show, an error outlives those that go sooner. */
function capped(state: FeedbackState): FeedbackState {
  const shown = shownOf(state);
  if (shown.length <= TOASTS_MAX) return state;
  const passing = shown.find(({ lasts }) => lasts !== TOAST_LONG_MS) ?? shown[0];
  return capped({ ...state, toasts: state.toasts.filter((toast) => toast !== passing) });
}

function shownOf(state: FeedbackState): readonly ToastModel[] {
  return state.toasts.filter((toast) => isShown(state, toast));
}

export const feedbackReducer = slice.reducer;
export const feedbackActions = {
  ...slice.actions,
  toastRequested,
  /** Intent: the pointer or the focus left the toasts. */
  toastsLeft: createAction('feedback/toastsLeft'),
};
export const selectToasts = createSelector(({ feedback }: FeedbackRoot) => feedback, shownOf);
