import { setImmediate } from 'node:timers/promises';
import type { RefusalName } from '@miczero/contracts';
import type { CoreEvent } from '../core/kernel/events.ts';
import { Misfit, NotStored, Refusal } from '../core/kernel/refusals.ts';
import type { Actor } from '../core/kernel/turn.ts';
import { apply } from '../core/machine/apply.ts';
import type { Command, Outcome } from '../core/machine/command.ts';
import type { CommandName, InputOf, ReplyOf } from '../core/machine/command-table.ts';
import { COMMAND_TRAITS, type CommandTraits } from '../core/machine/command-traits.ts';
import { digestWorld, reviveWorld } from '../core/machine/serialise.ts';
import { emptyWorld, type World } from '../core/state/world.ts';
import type { DamagedLog, Log, LogEntry, Passage, Snapshot } from '../log/log.ts';
import { isStorable } from '../log/storable.ts';
import type { Metrics } from '../metrics.ts';
import type { Clock, Logger, Seeds } from '../ports.ts';
import type { RecordedPast, Recording } from '../recording/recording.ts';
import { Snapshots } from './snapshots.ts';
import { StorageComplaints } from './storage-complaints.ts';

/** Commands that may wait for the log at once; beyond it callers are refused instead of queued without end. */
const PENDING_MAX = 50_000;
/** Commands in one group: bounds the pause that one transaction and its application make. */
const GROUP_MAX = 2000;
/** Commands of a recording that a world takes in at once, while calls are answered in between. */
const ADOPTED_AT_ONCE = 500;
/** Groups that the log has at once: one is being stored, one waits. */
const GROUPS_IN_FLIGHT = 2;

export interface WorldRunnerOptions {
  readonly name: string;
  readonly log: Log;
  readonly clock: Clock;
  readonly seeds: Seeds;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Whether this node stores the snapshots (cluster/membership.ts). */
  readonly leads: () => boolean;
  /** Receives the events of every applied command, in order; not those of commands that are replayed at the start. */
  readonly publish: (runner: WorldRunner, events: readonly CoreEvent[], command: Command) => void;
  /** Hears once when the log of an open world turns out to be damaged: the world takes no more commands. */
  readonly onDamage?: (runner: WorldRunner, damage: DamagedLog) => void;
}

interface Waiting {
  readonly command: Command;
  readonly settle: (outcome: Outcome) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * One world at work: turns calls into commands, groups them into the log, applies what the log delivers, answers the
 * callers and hands the events on. While one group is being stored the next one gathers (group commit).
 */
export class WorldRunner {
  readonly name: string;
  readonly #options: WorldRunnerOptions;
  readonly #snapshots: Snapshots;
  readonly #complaints: StorageComplaints;
  #world: World;
  #queue: Waiting[] = [];
  readonly #waiting = new Map<string, Waiting>();
  #appending = 0;
  #isScheduled = false;
  #isLive = false;
  /** The refusal of callers once the world takes no more commands. */
  #closedBy: RefusalName | null = null;
  /** A time that the world has had, and the steady clock then: its time has run on from there since. */
  #anchor: { readonly time: number; readonly steady: number };
  #idle: (() => void)[] = [];

  constructor(options: WorldRunnerOptions) {
    this.name = options.name;
    this.#options = options;
    this.#snapshots = new Snapshots(options.name, options);
    this.#complaints = new StorageComplaints(options.name, options);
    this.#world = emptyWorld(options.name);
    this.#anchor = this.#anchorNow();
  }

  /** The state, for queries. Only `apply` may change it. */
  get world(): World {
    return this.#world;
  }

  /**
   * The world's own time. It never runs behind its latest command, and never stands still: while the clock of the machine is
   * behind, because it was set back or another node's is ahead, time passes at the pace of the steady clock.
   */
  now(): number {
    const { clock, offset } = this.#world;
    return Math.max(clock, this.#runningTime(), this.#options.clock.now() + offset);
  }

  #anchorNow() {
    return { time: this.#world.clock, steady: this.#options.clock.steady() };
  }

  /** The time of the world by the steady clock alone. */
  #runningTime(): number {
    const { time, steady } = this.#anchor;
    return time + Math.floor(this.#options.clock.steady() - steady);
  }

  /** How far the control API has moved the world ahead of the clocks of its nodes, in milliseconds. */
  get aheadMs(): number {
    return Math.max(0, this.#world.offset);
  }

  /** Loads the newest snapshot and replays what came after it. */
  async open(): Promise<void> {
    await this.#options.log.open(
      (snapshot) => this.#restore(snapshot),
      (entries) => this.#deliver(entries),
      (damage) => this.#options.onDamage?.(this, damage),
    );
    this.#isLive = true;
  }

  #restore({ state, position }: Snapshot): void {
    const world = reviveWorld(state);
    // The file of another position under this name: the log would go on with the wrong command.
    if (world.sequence !== position) throw new Error(`the state is that of ${world.sequence}`);
    this.#world = world;
    this.#snapshots.restored(position);
    this.#anchor = this.#anchorNow();
  }

  /**
   * Fills a world that has no commands yet with the first ones of a recording, up to a position, and continues at the time of
   * that position. Nothing of it is sent: it has happened before, to others. Answers the digest at that position.
   */
  async adopt({ start, commands }: RecordedPast, position: number): Promise<string> {
    const { log, clock, seeds } = this.#options;
    // Another node has made it.
    if (this.#world.sequence > 0) throw new Misfit('world: exists already');
    this.#isLive = false;
    if (start) {
      await log.begin(start);
      this.#restore(start);
    }
    const count = position - (start?.position ?? 0);
    for (let index = 0; index < count; index += ADOPTED_AT_ONCE) {
      // The world keeps parts of the commands that it applies.
      await log.append(structuredClone(commands.slice(index, Math.min(index + ADOPTED_AT_ONCE, count))));
      // A log in memory lets no other work in between.
      await setImmediate();
    }
    const { sha256 } = this.digest();
    const at = this.#world.clock;
    const input = { name: this.name, offset: at - clock.now() };
    await log.append([{ world: this.name, name: 'world.resume', actor: null, at, seed: seeds.next(), input }]);
    this.#isLive = true;
    return sha256;
  }

  /** All that can be replayed of this world, up to now. Rejects with `NoHistory` where the log has forgotten it. */
  async record(): Promise<Recording> {
    const { sequence, sha256 } = this.digest();
    const { start, entries } = await this.#options.log.history();
    const commands = entries.flatMap(({ position, command }) => (position <= sequence ? [command] : []));
    return { world: this.#options.name, start, commands, sha256 };
  }

  /** What can be replayed of this world, up to a position. Rejects with `NoHistory` where the log has forgotten it. */
  async pastUntil(position: number): Promise<RecordedPast> {
    const { start, entries } = await this.#options.log.history(position);
    return { world: this.#options.name, start, commands: entries.map(({ command }) => command) };
  }

  /** Some commands of this world, and the positions that it can be opened at. Rejects with `NoHistory` where the log has forgotten them. */
  async passage(from: number, count: number): Promise<Passage & { readonly last: number }> {
    const { sequence: last } = this.#world;
    const { first, entries } = await this.#options.log.passage(from, count);
    return { first, last, entries: entries.filter(({ position }) => position <= last) };
  }

  /** Runs a command and resolves when it is stored and applied. A refusal is thrown as `Refusal`. */
  run<Name extends CommandName>(name: Name, actor: Actor | null, input: InputOf<Name>): Promise<ReplyOf<Name>> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome<Name>) => {
        if (outcome.ok) resolve(outcome.reply);
        else reject(new Refusal(outcome.refusal, [], outcome.issues));
      };
      this.#enqueue(name, actor, input, settle, reject);
    });
  }

  /** Like `run`, but a refusal is a value. */
  submit<Name extends CommandName>(name: Name, actor: Actor | null, input: InputOf<Name>): Promise<Outcome<Name>> {
    return new Promise((resolve, reject) => this.#enqueue(name, actor, input, resolve, reject));
  }

  #enqueue<Name extends CommandName>(
    name: Name,
    actor: Actor | null,
    input: InputOf<Name>,
    settle: (outcome: Outcome<Name>) => void,
    fail: (error: unknown) => void,
  ): void {
    if (!fits(COMMAND_TRAITS[name].by, actor)) {
      fail(new Error(`${name} by ${actor?.no ?? 'no actor'}`));
      return;
    }
    // A log would store it as something else than what is applied here.
    if (!isStorable(input)) {
      fail(new Error(`${name} with an input that JSON does not keep`));
      return;
    }
    const refusal = this.#closedBy ?? this.#crowdedBy();
    if (refusal) {
      settle({ ok: false, refusal, events: [] });
      return;
    }
    const seed = this.#options.seeds.next();
    // name and input belong together by this function's own signature
    const command = { world: this.name, name, actor, at: this.now(), seed, input } as unknown as Command;
    // the outcome of a command is one of its name
    this.#queue.push({ command, settle: settle as Waiting['settle'], fail });
    if (this.#isScheduled) return;
    // Commands of the same turn of the event loop join the group.
    this.#isScheduled = true;
    queueMicrotask(() => this.#appendGroups());
  }

  #crowdedBy(): RefusalName | null {
    return this.#queue.length + this.#waiting.size >= PENDING_MAX ? 'tooManyRequests' : null;
  }

  /** Hands groups to the log: while one is stored and one waits, the next one gathers. */
  #appendGroups(): void {
    this.#isScheduled = false;
    while (this.#queue.length > 0 && this.#appending < GROUPS_IN_FLIGHT) {
      const group = this.#queue.splice(0, GROUP_MAX);
      for (const waiting of group) this.#waiting.set(waiting.command.seed, waiting);
      this.#options.metrics.logBatch.observe(group.length);
      this.#appending += 1;
      this.#options.log.append(group.map(({ command }) => command)).then(
        () => this.#appendMore(),
        (error: unknown) => {
          this.#failGroup(group, error);
          this.#appendMore();
        },
      );
    }
    if (this.#appending === 0) for (const wake of this.#idle.splice(0)) wake();
  }

  #appendMore(): void {
    this.#appending -= 1;
    this.#appendGroups();
  }

  #failGroup(group: readonly Waiting[], error: unknown): void {
    this.#complaints.tell(group.length, error);
    for (const waiting of group) {
      this.#waiting.delete(waiting.command.seed);
      waiting.fail(new NotStored(error));
    }
  }

  #deliver(entries: readonly LogEntry[]): void {
    for (const { command } of entries) {
      const outcome = apply(this.#world, command);
      if (!outcome.ok && outcome.bug !== undefined) {
        this.#options.logger.error('command broke', { world: this.name, command: command.name, error: outcome.bug });
      }
      if (this.#isLive) {
        this.#options.metrics.commands.add(command.name, outcome.ok ? 'done' : 'refused');
        this.#publish(outcome.events, command);
      }
      const waiting = this.#waiting.get(command.seed);
      this.#waiting.delete(command.seed);
      waiting?.settle(outcome);
    }
    // Commands have the time at which they were given. Begun anew with each, the time would lose what storing them takes.
    if (this.#world.clock > this.#runningTime()) this.#anchor = this.#anchorNow();
    if (this.#isLive && this.#snapshots.isDue(this.#world) && this.#options.leads())
      void this.#snapshots.fold(this.#world);
  }

  /** A failure to send events must not stop the log. */
  #publish(events: readonly CoreEvent[], command: Command): void {
    try {
      this.#options.publish(this, events, command);
    } catch (error) {
      this.#options.logger.error('events broke', { world: this.name, command: command.name, error });
    }
  }

  /** Stores a snapshot of the present state: the world stands still for it. */
  saveSnapshot(): Promise<void> {
    return this.#snapshots.save(this.#world);
  }

  /**
   * Nodes that share a log are a moment behind each other. Resolves when this one knows what any of them knew at this call; null
   * when it knows already.
   */
  catchUp(): Promise<void> | null {
    return this.#options.log.catchUp();
  }

  digest(): { sequence: number; sha256: string } {
    return { sequence: this.#world.sequence, sha256: digestWorld(this.#world) };
  }

  /** Finishes the commands under way and closes the log: with a snapshot at a stop, without one when the world is deleted. */
  async close({ snapshot }: { readonly snapshot: boolean }): Promise<void> {
    this.#closedBy = snapshot ? 'platformStopping' : 'worldUnknown';
    if (this.#appending > 0 || this.#queue.length > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
    // Without a snapshot the next start takes longer: everything is in the log.
    if (snapshot && this.#options.leads()) await this.saveSnapshot();
    await this.#options.log.close();
  }
}

/** Whether a command by these may have this actor: a call that forgets the actor is a defect. */
function fits(by: CommandTraits['by'], actor: Actor | null): boolean {
  return by === 'anyone' || (by === 'person') === (actor !== null);
}
