import type { FeedbackText } from './feedback-text.ts';

/** The state of a load. During a reload the former data may still be shown. */
export type Load =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly error: FeedbackText };

export const IDLE: Load = { status: 'idle' };
export const LOADING: Load = { status: 'loading' };
export const READY: Load = { status: 'ready' };
export const failedLoad = (error: FeedbackText): Load => ({ status: 'failed', error });
