import { NotStored, Refusal } from '../core/kernel/refusals.ts';
import { apply } from '../core/machine/apply.ts';
import type { Command } from '../core/machine/command.ts';
import type { CreateWorldInput } from '../core/seeds/create-world.ts';
import { emptyWorld } from '../core/state/world.ts';
import { DamagedLog, type LogStore, type WorldChange } from '../log/log.ts';
import type { RecordedPast, Recording } from '../recording/recording.ts';
import { requireSameEnd } from '../recording/replay.ts';
import { WorldRunner, type WorldRunnerOptions } from './world-runner.ts';

export const MAIN_WORLD = 'main';
const WORLDS_MAX = 1000;
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
const NAME_WORDS = 'world: a name has small letters, digits and hyphens between them, at most 40';
const refused = (issue: string) => new Refusal('requestInvalid', [], [issue]);
/** Below /files/ this name means the pictures of seeds. */
const RESERVED = 'seed';

export interface WorldsOptions extends Omit<WorldRunnerOptions, 'name' | 'log' | 'onDamage'> {
  readonly logs: LogStore;
  readonly node: string;
  /** How the world `main` begins when it does not exist yet. */
  readonly main: CreateWorldInput;
  /** Closes and forgets what this node has of a world that was deleted, by this or by another node. */
  readonly forget: (name: string) => void;
}

/** A world that begins with the past of another one. */
interface OpenedWorld {
  readonly runner: WorldRunner;
  /** Digest of the state that it begins with. */
  readonly sha256: string;
}

/** The worlds of a node, by name: those that it makes, and those that other nodes of the same log store make. */
export class Worlds {
  readonly #options: WorldsOptions;
  readonly #runners = new Map<string, WorldRunner>();
  /** By name: the last change of that world's existence that is under way. */
  readonly #changes = new Map<string, Promise<void>>();
  /** By name: what this node itself is doing to that world. */
  readonly #own = new Map<string, WorldChange['kind'] | 'replaced'>();
  /** Stored worlds of which something was lost, and what. They stay closed, so that nothing overwrites them. */
  readonly #damaged = new Map<string, Error>();
  #unwatch = () => {};

  constructor(options: WorldsOptions) {
    this.#options = options;
  }

  /** Opens every stored world, makes sure that there is a `main`, and follows the other nodes from then on. */
  async open(): Promise<void> {
    const { logs, main } = this.#options;
    this.#unwatch = logs.watch((change) => this.#noteChange(change));
    for (const name of await logs.list()) await this.#alone(name, () => this.#openUndamaged(name));
    const damage = this.#damaged.get(MAIN_WORLD);
    // Without a world to serve there is nothing to start.
    if (damage && this.#runners.size === 0) throw damage;
    if (damage || this.#runners.has(MAIN_WORLD)) return;
    await this.create(MAIN_WORLD, main).catch((error: unknown) => {
      // Another node has made it meanwhile.
      if (!this.#runners.has(MAIN_WORLD)) throw error;
    });
  }

  /** A world that cannot be read stays closed, and the others open. */
  async #openUndamaged(name: string): Promise<void> {
    try {
      await this.#openStored(name);
    } catch (error) {
      this.#noteDamage(name, error);
    }
  }

  #noteDamage(name: string, error: unknown): void {
    const reason = error instanceof Error ? error : new Error(String(error));
    this.#damaged.set(name, reason);
    const isDamage = reason instanceof DamagedLog;
    const remedy = isDamage ? this.#options.logs.remedyFor(name) : null;
    const what = `world ${isDamage ? 'is damaged' : 'cannot be read'} and stays closed`;
    this.#options.logger.error(remedy === null ? what : `${what} (${remedy})`, { world: name, reason: reason.message });
  }

  /** An open world whose log turns out to be damaged closes, and the others go on. */
  #closeDamaged(runner: WorldRunner, damage: DamagedLog): void {
    const { name } = runner;
    void this.#alone(name, async () => {
      const current = this.#runners.get(name);
      if (current && current !== runner) return;
      this.#noteDamage(name, damage);
      if (current) this.#leave(name);
      await runner.close({ snapshot: false });
    });
  }

  async #openStored(name: string): Promise<void> {
    if (this.#runners.has(name)) return;
    const runner = await this.#open(name);
    if (runner.world.seed_world !== '') {
      await this.#enter(runner);
      return;
    }
    // Nothing is deleted that this start did not make: it may be all that is left of a world.
    await runner.close({ snapshot: false });
    throw new DamagedLog(`world ${name}: nothing of it can be read, not even its first command`);
  }

  get(name: string): WorldRunner | undefined {
    return this.#runners.get(name);
  }

  /** Damage of a stored world that stays closed; null for every other name. */
  damageOf(name: string): string | null {
    return this.#damaged.get(name)?.message ?? null;
  }

  all(): readonly WorldRunner[] {
    return [...this.#runners.values()];
  }

  /** Makes a world. Of two nodes that make one world at once, the later one is refused and takes in the other's world. */
  async create(name: string, input: CreateWorldInput): Promise<WorldRunner> {
    return this.#make(name, (runner) => runner.run('world.create', null, input));
  }

  /**
   * Makes a world of a recording as it was at a position, of which it answers the digest. Throws an `UnusableRecording`, and makes nothing,
   * unless the whole recording leads to the state that it claims.
   */
  async openRecording(name: string, recording: Recording, position: number): Promise<OpenedWorld> {
    await requireSameEnd(recording);
    return this.openPast(name, recording, position);
  }

  /** Makes a world of what happened in one of this platform up to a position, of which it answers the digest. */
  async openPast(name: string, past: RecordedPast, position: number): Promise<OpenedWorld> {
    let sha256 = '';
    const runner = await this.#make(name, async (made) => {
      sha256 = await made.adopt(past, position);
    });
    return { runner, sha256 };
  }

  async #make(name: string, fill: (runner: WorldRunner) => Promise<unknown>): Promise<WorldRunner> {
    if (!NAME.test(name)) throw refused(NAME_WORDS);
    if (name === RESERVED) throw refused(`world: ${name} is reserved`);
    if (this.#runners.size >= WORLDS_MAX) throw new Refusal('tooManyRequests');
    return this.#makeChange(name, 'made', async () => {
      if (this.#runners.has(name) || this.#damaged.has(name)) throw refused(`world: ${name} exists`);
      const runner = await this.#open(name);
      try {
        await fill(runner);
      } catch (error) {
        // The log of a world that exists belongs to every node.
        if (runner.world.seed_world === '') await this.#destroy(runner);
        else await this.#enter(runner);
        throw error;
      }
      // A world is found when it is whole.
      await this.#enter(runner);
      return runner;
    });
  }

  /** Deletes a world with everything that is stored of it. */
  async drop(name: string): Promise<void> {
    await this.#makeChange(name, 'deleted', async () => {
      const runner = this.#runners.get(name);
      if (runner) {
        this.#leave(name);
        await this.#destroy(runner);
      } else if (this.#damaged.delete(name)) await this.#options.logs.drop(name);
      else throw new Refusal('worldUnknown');
    });
  }

  /**
   * Makes a world anew. The former one is served until the new one is stored, and stays where it cannot be made or stored. `onMade`
   * clears away what callers have left beside the former one, before the new one is found.
   */
  async replace(name: string, input: CreateWorldInput, onMade: () => Promise<void>): Promise<WorldRunner> {
    const commands = this.#firstCommands(name, input);
    requireApplicable(commands);
    return this.#makeChange(name, 'replaced', async () => {
      await this.#replaceLog(name, commands);
      const runner = await this.#open(name).catch((error: unknown) => {
        this.#noteDamage(name, error);
        throw error;
      });
      try {
        await onMade();
      } finally {
        this.#runners.set(name, runner);
      }
      return runner;
    });
  }

  async #replaceLog(name: string, commands: readonly Command[]): Promise<void> {
    const former = this.#runners.get(name);
    if (!former) throw new Refusal('worldUnknown');
    let isLeft = false;
    try {
      await this.#options.logs.replace(name, commands, async () => {
        isLeft = true;
        this.#leave(name);
        await former.close({ snapshot: false });
      });
    } catch (error) {
      this.#options.logger.error('world could not be made anew', { world: name, error });
      if (isLeft) await this.#openUndamaged(name);
      throw new NotStored(error);
    }
  }

  /** What a log begins with. One group: a world is stored as a whole, and this node in it. */
  #firstCommands(name: string, input: CreateWorldInput): readonly Command[] {
    const { node, clock, seeds } = this.#options;
    const at = clock.now();
    const facts = { world: name, actor: null };
    return [
      { ...facts, name: 'world.create', at, seed: seeds.next(), input },
      { ...facts, name: 'node.start', at: input.clock ?? at, seed: seeds.next(), input: { node } },
    ];
  }

  async #destroy(runner: WorldRunner): Promise<void> {
    await runner.close({ snapshot: false });
    await this.#options.logs.drop(runner.name);
  }

  async close(): Promise<void> {
    this.#unwatch();
    await Promise.all(this.#changes.values());
    const runners = [...this.#runners.values()];
    this.#runners.clear();
    await Promise.all(runners.map((runner) => runner.close({ snapshot: true })));
    await this.#options.logs.close();
  }

  #noteChange({ kind, world: name }: WorldChange): void {
    // Commands of this node arrive here too.
    const own = this.#own.get(name);
    if (own === kind || own === 'replaced') return;
    const follow = () => (kind === 'deleted' ? this.#followDeleted(name) : this.#followMade(name));
    this.#alone(name, follow).catch((error: unknown) => {
      this.#options.logger.error('world of another node could not be followed', { world: name, kind, error });
    });
  }

  async #followMade(name: string): Promise<void> {
    if (this.#runners.has(name)) return;
    const runner = await this.#open(name).catch((error: unknown) => {
      if (!(error instanceof DamagedLog)) throw error;
      this.#noteDamage(name, error);
      return null;
    });
    if (!runner) return;
    try {
      if (runner.world.seed_world === '') await runner.close({ snapshot: false });
      else await this.#enter(runner);
    } catch (error) {
      // The store is out of reach again: it will announce the world once more.
      await runner.close({ snapshot: false });
      throw error;
    }
  }

  async #followDeleted(name: string): Promise<void> {
    const runner = this.#runners.get(name);
    this.#damaged.delete(name);
    if (!runner) return;
    this.#leave(name);
    await runner.close({ snapshot: false });
  }

  async #open(name: string): Promise<WorldRunner> {
    const log = this.#options.logs.open(name);
    const onDamage = (broken: WorldRunner, damage: DamagedLog) => this.#closeDamaged(broken, damage);
    const runner = new WorldRunner({ ...this.#options, name, log, onDamage });
    await runner.open();
    return runner;
  }

  /** Takes a whole world in. The connections that this node held before it stopped are gone. */
  async #enter(runner: WorldRunner): Promise<void> {
    await runner.run('node.start', null, { node: this.#options.node });
    this.#runners.set(runner.name, runner);
    this.#damaged.delete(runner.name);
  }

  /** From here on the world is unknown, and its connections on this node close. */
  #leave(name: string): void {
    this.#options.forget(name);
    this.#runners.delete(name);
  }

  #makeChange<Result>(
    name: string,
    kind: WorldChange['kind'] | 'replaced',
    work: () => Promise<Result>,
  ): Promise<Result> {
    return this.#alone(name, async () => {
      this.#own.set(name, kind);
      try {
        return await work();
      } finally {
        this.#own.delete(name);
      }
    });
  }

  /** Runs changes of one world's existence one after the other: two at a time would fight over its files. */
  #alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#changes.get(name);
    const result = before ? before.then(work) : work();
    const forget = () => {
      if (this.#changes.get(name) === settled) this.#changes.delete(name);
    };
    const settled = result.then(forget, forget);
    this.#changes.set(name, settled);
    return result;
  }
}

/** Applies the first commands of a world to a copy that is thrown away: what does not make a world must not replace one. */
function requireApplicable(commands: readonly Command[]): void {
  const world = emptyWorld('');
  for (const command of structuredClone(commands)) {
    const outcome = apply(world, command);
    if (outcome.ok) continue;
    const issues = outcome.bug === undefined ? outcome.issues : [`world: ${reasonOf(outcome.bug)}`];
    throw Object.assign(new Refusal(outcome.refusal, [], issues), { cause: outcome.bug });
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
