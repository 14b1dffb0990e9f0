import type { UnknownAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import { type FeedbackText, feedbackActions, textOfFailure } from '../feedback/index.ts';

/** What a slice keeps of the form of a dialog. */
export interface FormState {
  /** Counts the forms that were opened: an answer to a former one belongs to none that is open now. */
  readonly form: number;
  readonly isSending: boolean;
  /** Why the platform refused the form; the fields keep their text. */
  readonly error: FeedbackText | null;
}

/** Where a form is kept, and what tells its slice how it goes. */
export interface FormOf<Root> {
  readonly select: (root: Root) => FormState;
  readonly sending: () => UnknownAction;
  readonly failed: (why: FeedbackText) => UnknownAction;
  readonly sent: () => UnknownAction;
}

export interface FormEnd {
  /** Closes the dialogs of the form. */
  readonly closes?: readonly UnknownAction[];
  /** What the viewer reads of success. */
  readonly text?: FeedbackText;
}

type Sent = { readonly ok: true } | { readonly ok: false; readonly failure: FailureFact };

/**
 * Sends what a form holds, once. Its dialog says why it was refused, and closes with success. A form that opened meanwhile is left
 * alone: a toast tells how the former one ended. Answers what came back; null for a form that is being sent already.
 */
export function* sendForm<Root, Result extends Sent>(
  { select: selectForm, sending, failed, sent }: FormOf<Root>,
  save: () => SagaGenerator<Result>,
  { closes = [], text }: FormEnd,
): SagaGenerator<Result | null> {
  const { isSending, form } = yield* select(selectForm);
  if (isSending) return null;
  yield* put(sending());
  const result = yield* save();
  const isOpen = (yield* select(selectForm)).form === form;
  if (result.ok) {
    if (isOpen) for (const next of [...closes, sent()]) yield* put(next);
    if (text) yield* put(feedbackActions.toastRequested({ tone: 'success', text }));
    return result;
  }
  const why = textOfFailure(result.failure);
  yield* put(isOpen ? failed(why) : feedbackActions.toastRequested({ tone: 'error', text: why }));
  return result;
}
