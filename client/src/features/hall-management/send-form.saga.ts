import type { UnknownAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import { type FeedbackText, feedbackActions, textOfFailure } from '../feedback/index.ts';
import { type ManagementRoot, managementActions } from './management.slice.ts';

interface SentForm {
  /** Closes the dialogs of the form. */
  readonly closes: readonly UnknownAction[];
  /** What the viewer reads of success. */
  readonly text?: FeedbackText;
}

type Sent = { readonly ok: true } | { readonly ok: false; readonly failure: FailureFact };

/**
 * Sends what a form holds, once. Its dialog says why it was refused, and closes with success. A dialog that opened meanwhile is left
 * alone: a toast tells how the former one ended. Answers what came back; null for a form that is being sent already.
 */
export function* sendForm<Result extends Sent>(
  save: () => SagaGenerator<Result>,
  { closes, text }: SentForm,
): SagaGenerator<Result | null> {
  const { isSending, form } = yield* select(selectForm);
  if (isSending) return null;
  yield* put(managementActions.sending());
  const sent = yield* save();
  const isOpen = (yield* select(selectForm)).form === form;
  if (sent.ok) {
    if (isOpen) for (const next of [...closes, managementActions.sent()]) yield* put(next);
    if (text) yield* put(feedbackActions.toastRequested({ tone: 'success', text }));
    return sent;
  }
  const why = textOfFailure(sent.failure);
  yield* put(isOpen ? managementActions.failed(why) : feedbackActions.toastRequested({ tone: 'error', text: why }));
  return sent;
}

const selectForm = ({ hallManagement }: ManagementRoot) => hallManagement;
