import type { LoadLanguage } from './words/load-words.ts';
import { TROUBLE_WORDS } from './words/trouble-words.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The caller interrupted a run before it had figures. */
export class Interrupted extends Error {}

/**
 * Turns the signals that would end this process into one abort, so that a run ends in order: its folder holds the keys of sessions,
 * and a running platform its world. Further signals change nothing. One Ctrl+C may come several times, because npm forwards it.
 */
export class Interruption {
  readonly #abort = new AbortController();
  readonly #left: string;
  readonly #language: LoadLanguage;

  /** `left` says what a killed run would leave behind. */
  constructor(left: string, language: LoadLanguage = 'en') {
    [this.#left, this.#language] = [left, language];
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
    const words = TROUBLE_WORDS[this.#language];
    console.log(`\n${words.endsInOrder(signal)} ${this.#left}`.trimEnd());
    this.#abort.abort(new Interrupted(words.interrupted(signal)));
  };
}

/** Rejects with the reason when the signal aborts; until then it stays open. */
export function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
