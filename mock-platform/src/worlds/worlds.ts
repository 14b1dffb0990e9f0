import { Refusal } from '../core/kernel/refusals.ts';
import type { LogStore, WorldChange } from '../log/log.ts';
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
  /** How the world `main` begins when it does not exist yet. */
  readonly main: CreateWorldInput;
  /** Closes and forgets what this node has of a world that was deleted, by this or by another node. */
  readonly forget: (name: string) => void;
}

/** The worlds of a node, by name: those that it makes, and those that other nodes of the same log store make. */
export class Worlds {
  readonly #options: WorldsOptions;
  readonly #runners = new Map<string, WorldRunner>();
  readonly #busy = new Set<string>();
  /** Changes by other nodes, followed one after the other. */
  #following: Promise<void> = Promise.resolve();
  #unwatch = () => {};

  constructor(options: WorldsOptions) {
    this.#options = options;
  }

  /** Opens every stored world, makes sure that there is a `main`, and follows the other nodes from then on. */
  async open(): Promise<void> {
    const { logs, main } = this.#options;
    this.#unwatch = logs.watch((change) => this.#noteChange(change));
    for (const name of await logs.list()) await this.#alone(name, () => this.#openStored(name));
    if (this.#runners.has(MAIN_WORLD)) return;
    await this.create(MAIN_WORLD, main).catch((error: unknown) => {
      // Another node has made it meanwhile.
      if (!this.#runners.has(MAIN_WORLD)) throw error;
    });
  }

  async #openStored(name: string): Promise<void> {
    const runner = await this.#open(name);
    // A node died before its world was whole.
    if (runner.world.seed_world === '') await this.#destroy(runner);
    else await this.#enter(runner);
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
      // Another node was quicker: the world exists, here too.
      if (runner.world.seed_world !== '') {
        await this.#enter(runner);
        throw new Refusal('requestInvalid');
      }
      try {
        await runner.run('world.create', null, input);
      } catch (error) {
        await this.#destroy(runner);
        throw error;
      }
      // A world is found when it is whole.
      await this.#enter(runner);
      return runner;
    });
  }

  /** Deletes a world with everything that is stored of it. */
  async drop(name: string): Promise<void> {
    const runner = this.#runners.get(name);
    if (!runner) throw new Refusal('worldUnknown');
    await this.#alone(name, async () => {
      this.#leave(name);
      await this.#destroy(runner);
    });
  }

  async #destroy(runner: WorldRunner): Promise<void> {
    await runner.close({ snapshot: false });
    await this.#options.logs.drop(runner.name);
  }

  async close(): Promise<void> {
    this.#unwatch();
    await this.#following;
    const runners = [...this.#runners.values()];
    this.#runners.clear();
    await Promise.all(runners.map((runner) => runner.close({ snapshot: true })));
    await this.#options.logs.close();
  }

  /** What this node does itself arrives here too: its own worlds are known, or busy, by then. */
  #noteChange({ kind, world: name }: WorldChange): void {
    if (this.#busy.has(name)) return;
    const follow = async () => {
      if (kind === 'deleted') await this.#followDeleted(name);
      else if (!this.#runners.has(name)) await this.#enter(await this.#open(name));
    };
    this.#following = this.#following.then(follow).catch((error: unknown) => {
      this.#options.logger.error('world of another node could not be followed', { world: name, kind, error });
    });
  }

  async #followDeleted(name: string): Promise<void> {
    const runner = this.#runners.get(name);
    if (!runner) return;
    this.#leave(name);
    await runner.close({ snapshot: false });
  }

  async #open(name: string): Promise<WorldRunner> {
    const runner = new WorldRunner({ ...this.#options, name, log: this.#options.logs.open(name) });
    await runner.open();
    return runner;
  }

  /** Takes a whole world in. The connections that this node held before it stopped are gone. */
  async #enter(runner: WorldRunner): Promise<void> {
    await runner.run('node.start', null, { node: this.#options.node });
    this.#runners.set(runner.name, runner);
  }

  /** From here on the world is unknown, and its connections on this node close. */
  #leave(name: string): void {
    this.#options.forget(name);
    this.#runners.delete(name);
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
