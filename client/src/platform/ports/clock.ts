export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Resolves after `ms`; cancelling the saga that waits for it clears the timer. */
  sleep(ms: number): Promise<void>;
  /** Calls back once after `ms`. Returns the canceller. */
  after(ms: number, callback: () => void): () => void;
}
