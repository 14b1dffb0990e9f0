import { Refusal } from '../core/kernel/refusals.ts';
import type { LogStore } from '../log/log.ts';
import type { CreateWorldInput } from '../seeds/create-world.ts';
import { WorldRunner, type WorldRunnerOptions } from './world-runner.ts';

export const MAIN_WORLD = 'main';
const WORLDS_MAX = 200;
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
/** Below /files/ this name means the pictures of seeds. */
const RESERVED = 'seed';

export interface WorldsOptions extends Omit<WorldRunnerOptions, 'name' | 'log'> {
  readonly logs: LogStore;
  readonly node: string;
  /** How the world `main` begins when there is none yet. */
  readonly main: CreateWorldInput;
}

/** The worlds of a node, by name. Nothing is ever shared between two of them. */
export class Worlds {
  readonly #options: WorldsOptions;
  readonly #runners = new Map<string, WorldRunner>();
  readonly #busy = new Set<string>();

  constructor(options: WorldsOptions) {
    this.#options = options;
  }

  /** Opens every stored world and makes sure that there is a `main`. */
  async open(): Promise<void> {
    for (const name of await this.#options.logs.list()) {
      const runner = await this.#open(name);
      // The node died between the first lines of a log: as good as never created.
      if (runner.world.seed_world === '') await this.#destroy(runner);
      else this.#runners.set(name, runner);
    }
    if (!this.#runners.has(MAIN_WORLD)) await this.create(MAIN_WORLD, this.#options.main);
  }

  get(name: string): WorldRunner | undefined {
    return this.#runners.get(name);
  }

  all(): readonly WorldRunner[] {
    return [...this.#runners.values()];
  }

  async create(name: string, input: CreateWorldInput): Promise<WorldRunner> {
    if (!NAME.test(name) || name === RESERVED || this.#runners.has(name)) throw new Refusal('requestInvalid');
    if (this.#runners.size >= WORLDS_MAX) throw new Refusal('tooManyRequests');
    return this.#alone(name, async () => {
      const runner = await this.#open(name);
      try {
        await runner.run('world.create', null, input);
      } catch (error) {
        await this.#destroy(runner);
        throw error;
      }
      // Nobody finds a world before it is whole.
      this.#runners.set(name, runner);
      return runner;
    });
  }

  /** Deletes a world with everything that is stored of it. The caller closes its connections first. */
  async drop(name: string): Promise<void> {
    const runner = this.#runners.get(name);
    if (!runner) throw new Refusal('worldUnknown');
    await this.#alone(name, async () => {
      this.#runners.delete(name);
      await this.#destroy(runner);
    });
  }

  async #destroy(runner: WorldRunner): Promise<void> {
    await runner.close({ snapshot: false });
    await this.#options.logs.drop(runner.name);
  }

  async close(): Promise<void> {
    const runners = [...this.#runners.values()];
    this.#runners.clear();
    await Promise.all(runners.map((runner) => runner.close({ snapshot: true })));
    await this.#options.logs.close();
  }

  async #open(name: string): Promise<WorldRunner> {
    const runner = new WorldRunner({ ...this.#options, name, log: this.#options.logs.open(name) });
    await runner.open();
    // The connections that this node held before it stopped are gone.
    await runner.run('node.start', null, { node: this.#options.node });
    return runner;
  }

  /** Two changes of one world's existence at a time would fight over its files. */
  async #alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#busy.has(name)) throw new Refusal('tooManyRequests');
    this.#busy.add(name);
    try {
      return await work();
    } finally {
      this.#busy.delete(name);
    }
  }
}
