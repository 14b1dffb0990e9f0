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

/**
 * A command that the log could not store, for instance on a full disk: nothing was applied. Its cause is logged once with the
 * group of commands, and not again for each caller.
 */
export class NotStored extends Refusal {
  constructor(cause: unknown) {
    super('platformBroken');
    this.name = 'NotStored';
    // For the log of the node. Callers are told the message of the refusal (http/failures.ts).
    this.message = cause instanceof Error ? cause.message : String(cause);
    this.cause = cause;
  }
}

/** Whether an error is a defect of ours: neither a refusal nor a command that could not be stored, which is logged already. */
export function isDefect(error: unknown): boolean {
  if (error instanceof NotStored) return false;
  return !(error instanceof Refusal) || error.refusal === 'platformBroken';
}

/** A request that matches the contract, but not this world. `issue` names the place and the reason. */
export class Misfit extends Refusal {
  constructor(issue: string) {
    super('requestInvalid', [], [issue]);
    this.name = 'Misfit';
  }
}
