/** Thrown by a step whose expectation does not hold; the message says both sides in one line. */
export class StepFailed extends Error {
  /** What the step expected, as a person compares it. */
  readonly expected: string;
  /** What was there instead. */
  readonly seen: string;

  constructor(message: string, expected: string, seen: string) {
    super(message);
    [this.expected, this.seen] = [expected, seen];
  }
}
