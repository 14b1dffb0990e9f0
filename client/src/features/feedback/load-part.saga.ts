import type { SagaGenerator } from '../../lib/effects.ts';
import { call } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { feedbackActions } from './feedback.slice.ts';
import { textOf } from './feedback-text.ts';

/** What the viewer hears about an act whose code did not load. */
export const PART_MISSING = feedbackActions.toastRequested({ tone: 'error', text: textOf('feedback.networkError') });

/** Code that loads with its first use; `null` when it does not come. The next use asks for it again. */
export function* loadPart<Part>(
  { telemetry }: Pick<Ports, 'telemetry'>,
  load: () => Promise<Part>,
): SagaGenerator<Part | null> {
  try {
    return yield* call(load);
  } catch (cause) {
    telemetry.log('warn', 'part did not load', { cause: String(cause) });
    return null;
  }
}
