import { serialiseWorld } from '../core/machine/serialise.ts';
import type { World } from '../core/state/world.ts';
import type { Log } from '../log/log.ts';
import type { Clock, Logger } from '../ports.ts';

/** Commands after which a snapshot is due, if the last one is a while ago: making one takes a second of another core. */
const EVERY = 100_000;
const PAUSE_MS = 15_000;
/** Commands after which a snapshot is due in any case: bounds the start-up time. */
const AT_LATEST = 300_000;

export interface SnapshotPorts {
  readonly log: Log;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** When the snapshots of one world are due, and making them. A failure is logged: everything is in the log. */
export class Snapshots {
  readonly #world: string;
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #logger: Logger;
  #position = 0;
  #time = 0;
  #isFolding = false;

  constructor(world: string, { log, clock, logger }: SnapshotPorts) {
    this.#world = world;
    this.#log = log;
    this.#clock = clock;
    this.#logger = logger;
  }

  /** A start began with the snapshot at this position. */
  restored(position: number): void {
    this.#position = position;
  }

  isDue({ sequence }: World): boolean {
    if (this.#isFolding) return false;
    const commands = sequence - this.#position;
    if (commands < EVERY) return false;
    return commands >= AT_LATEST || this.#clock.steady() - this.#time >= PAUSE_MS;
  }

  /** Lets the log make a snapshot while the world continues. */
  async fold(world: World): Promise<void> {
    this.#isFolding = true;
    this.#note(world);
    await this.#tried(() => this.#log.foldSnapshot(this.#position));
    this.#isFolding = false;
  }

  /** Stores a snapshot of the present state: the world stands still for it. */
  async save(world: World): Promise<void> {
    if (world.sequence === this.#position) return;
    this.#note(world);
    await this.#tried(() => this.#log.saveSnapshot({ position: this.#position, state: serialiseWorld(world) }));
  }

  #note({ sequence }: World): void {
    this.#position = sequence;
    this.#time = this.#clock.steady();
  }

  async #tried(make: () => Promise<void>): Promise<void> {
    try {
      await make();
    } catch (error) {
      this.#logger.error('snapshot failed', { world: this.#world, error });
    }
  }
}
