import { ERRORS, type RefusalName } from '@miczero/contracts';
import type { CoreEvent } from './events.ts';

/**
 * The only way to say no. Thrown before anything has changed, so that a refusal leaves no trace; `events` are what the
 * refused person is told beside the answer.
 */
export class Refusal extends Error {
  readonly refusal: RefusalName;
  readonly events: readonly CoreEvent[];

  constructor(refusal: RefusalName, events: readonly CoreEvent[] = []) {
    super(ERRORS[refusal].message);
    this.name = 'Refusal';
    this.refusal = refusal;
    this.events = events;
  }
}
