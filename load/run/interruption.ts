const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The caller interrupted a run before it had figures. */
export class Interrupted extends Error {}

/**
 * Turns the signals that would end this process into one abort, so that a run ends in order: its folder holds the keys of sessions,
 * and a running platform its world. Further signals change nothing. One Ctrl+C may come several times, because npm forwards it.
 */
export class Interruption {
  readonly #abort = new AbortController();
  readonly #words: string;

  /** `words` say what a killed run would leave behind. */
  constructor(words: string) {
    this.#words = words;
    for (const signal of SIGNALS) process.on(signal, this.#interrupt);
  }

  /** Aborts with an `Interrupted`. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Signals end the process again. */
  end(): void {
    for (const signal of SIGNALS) process.off(signal, this.#interrupt);
  }

  readonly #interrupt = (signal: NodeJS.Signals): void => {
    if (this.#abort.signal.aborted) return;
    console.log(`\n${signal}: the run ends in order. ${this.#words}`.trimEnd());
    this.#abort.abort(new Interrupted(`The run was interrupted by ${signal}.`));
  };
}

/** Rejects with the reason when the signal aborts; until then it stays open. */
export function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
