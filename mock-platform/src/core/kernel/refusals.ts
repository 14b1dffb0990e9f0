import { ERRORS, type RefusalName } from '@miczero/contracts';
import type { CoreEvent } from './events.ts';

/**
 * The only way to say no. Thrown before anything has changed, so that a refusal leaves no trace; `events` are what the
 * refused person is told beside the answer.
 */
export class Refusal extends Error {
  readonly refusal: RefusalName;
  readonly events: readonly CoreEvent[];
  /** Of `requestInvalid`: `place: reason` lines, as of a request that does not match the contract. */
  readonly issues: readonly string[];

  constructor(refusal: RefusalName, events: readonly CoreEvent[] = [], issues: readonly string[] = []) {
    super(ERRORS[refusal].message);
    this.name = 'Refusal';
    this.refusal = refusal;
    this.events = events;
    this.issues = issues;
  }
}

/** A request that matches the contract, but not this world. `issue` names the place and the reason. */
export class Misfit extends Refusal {
  constructor(issue: string) {
    super('requestInvalid', [], [issue]);
    this.name = 'Misfit';
  }
}
