import type { Clock, Logger } from '../ports.ts';

/** Pause between two lines about commands that the log refused. */
const PAUSE_MS = 5000;

/** The log refuses groups as fast as callers send them: one line reports all of a pause. */
export class StorageComplaints {
  readonly #world: string;
  readonly #clock: Clock;
  readonly #logger: Logger;
  #commands = 0;
  /** The time of the last line, by the steady clock. */
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(world: string, { clock, logger }: { readonly clock: Clock; readonly logger: Logger }) {
    this.#world = world;
    this.#clock = clock;
    this.#logger = logger;
  }

  tell(commands: number, error: unknown): void {
    this.#commands += commands;
    const now = this.#clock.steady();
    if (now - this.#toldAt < PAUSE_MS) return;
    this.#logger.error('log refused commands', { world: this.#world, commands: this.#commands, error });
    this.#commands = 0;
    this.#toldAt = now;
  }
}
