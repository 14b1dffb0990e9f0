import type { Command } from '../core/machine/command.ts';
import {
  type Deliver,
  type History,
  type Log,
  type LogEntry,
  type LogStore,
  NoHistory,
  type Passage,
  type Snapshot,
  type WorldChange,
} from './log.ts';
import { readGroups } from './read-groups.ts';

const RECORDED_MAX = 100_000;

interface MemoryLogOptions {
  /**
   * Keeps every entry, so that a world can be opened again or by several nodes. Without it the entries of a world are
   * delivered, and kept as text for a recording while they are few.
   */
  readonly keep?: boolean;
  /** Commands after which a log gives up its recording. A node that lives for long keeps its worlds in files. */
  readonly recordedMax?: number;
}

/** A group of commands as JSON, and the position of its first one. */
interface RecordedGroup {
  readonly first: number;
  readonly count: number;
  readonly commands: string;
}

/** The log of one world, shared by the nodes that have opened it. */
interface SharedLog {
  readonly entries: LogEntry[];
  readonly readers: Set<Deliver>;
  /** The state that the log begins with. */
  start: Snapshot | null;
  /** Groups of commands; null once there were too many. */
  recorded: RecordedGroup[] | null;
  position: number;
  isDropped: boolean;
  /** Whether it has taken the place of another one and was not opened yet: it holds what the next opening is delivered. */
  isReplacement: boolean;
}

/** Logs that live as long as the process. Nodes of one process share a store that keeps its entries. */
export function createMemoryLogs({ keep = false, recordedMax = RECORDED_MAX }: MemoryLogOptions = {}): LogStore & {
  entries(world: string): readonly LogEntry[];
} {
  const logs = new Map<string, SharedLog>();
  const watchers = new Set<(change: WorldChange) => void>();
  const announce = (change: WorldChange) => {
    for (const onChange of [...watchers]) onChange(change);
  };
  const forget = (world: string) => {
    const log = logs.get(world);
    logs.delete(world);
    if (!log) return;
    log.isDropped = true;
    announce({ kind: 'deleted', world });
  };
  return {
    open: (world) => {
      const known = logs.get(world);
      const log = known && (keep || known.isReplacement) ? known : freshLog();
      logs.set(world, log);
      return new MemoryLog(log, { keep, recordedMax }, () => announce({ kind: 'made', world }));
    },
    watch: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    list: async () => [...logs].flatMap(([world, { entries }]) => (entries.length > 0 ? [world] : [])),
    isSound: () => true,
    remedyFor: () => null,
    drop: async (world) => forget(world),
    replace: async (world, commands, leave) => {
      await leave();
      forget(world);
      logs.set(world, { ...freshLog(), ...beginningWith(commands), isReplacement: true });
      announce({ kind: 'made', world });
    },
    close: async () => {},
    entries: (world) => logs.get(world)?.entries ?? [],
  };
}

function freshLog(): SharedLog {
  return {
    entries: [],
    readers: new Set(),
    start: null,
    recorded: [],
    position: 0,
    isDropped: false,
    isReplacement: false,
  };
}

function beginningWith(commands: readonly Command[]): Pick<SharedLog, 'entries' | 'recorded' | 'position'> {
  const entries = entriesOf(structuredClone(commands), 1);
  const { length: count } = commands;
  return { entries, recorded: [{ first: 1, count, commands: JSON.stringify(commands) }], position: count };
}

/** The logs of one node. They keep a recording where a control API can ask for it: it costs a command as much as applying it. */
export function memoryLogsFor(hasControl: boolean): LogStore {
  return createMemoryLogs(hasControl ? {} : { recordedMax: 0 });
}

class MemoryLog implements Log {
  readonly #log: SharedLog;
  readonly #options: Required<MemoryLogOptions>;
  readonly #onMade: () => void;
  #deliver: Deliver = () => {};

  constructor(log: SharedLog, options: Required<MemoryLogOptions>, onMade: () => void) {
    this.#log = log;
    this.#options = options;
    this.#onMade = onMade;
  }

  async open(restore: (snapshot: Snapshot) => void, deliver: Deliver): Promise<void> {
    this.#deliver = deliver;
    if (this.#log.start) restore(this.#log.start);
    if (this.#log.entries.length > 0) deliver(structuredClone(this.#log.entries));
    this.#log.isReplacement = false;
    if (!this.#options.keep) this.#log.entries.length = 0;
    this.#log.readers.add(deliver);
  }

  async append(commands: readonly Command[]): Promise<void> {
    const log = this.#log;
    if (log.isDropped) throw new Error('the log was dropped');
    const first = log.position + 1;
    const entries = entriesOf(commands, first);
    log.position += commands.length;
    const isLong = log.position - (log.start?.position ?? 0) > this.#options.recordedMax;
    if (isLong) log.recorded = null;
    else log.recorded?.push({ first, count: commands.length, commands: JSON.stringify(commands) });
    // Worlds keep parts of the commands that they apply, so the log keeps, and delivers elsewhere, a copy.
    if (this.#options.keep) log.entries.push(...structuredClone(entries));
    if (log.readers.size > 1) {
      for (const deliver of [...log.readers]) if (deliver !== this.#deliver) deliver(structuredClone(entries));
    }
    this.#deliver(entries);
    if (first === 1) this.#onMade();
  }

  catchUp(): null {
    return null;
  }

  /** A kept log is complete by itself, another one is never opened again. */
  async saveSnapshot(): Promise<void> {}

  async foldSnapshot(): Promise<void> {}

  async begin(snapshot: Snapshot): Promise<void> {
    const log = this.#log;
    if (log.position > 0) throw new Error('the log has begun');
    log.start = snapshot;
    log.position = snapshot.position;
    this.#onMade();
  }

  async history(until = Number.POSITIVE_INFINITY): Promise<History> {
    return { start: this.#log.start, entries: await this.#entriesBetween(1, until) };
  }

  async passage(from: number, count: number): Promise<Passage> {
    const { start } = this.#log;
    const begin = Math.max(from, (start?.position ?? 0) + 1);
    return { first: start?.position ?? 1, entries: await this.#entriesBetween(begin, begin + count - 1) };
  }

  async #entriesBetween(from: number, until: number): Promise<LogEntry[]> {
    const { recorded } = this.#log;
    if (recorded === null) {
      throw new NoHistory(
        `a log in memory keeps the first ${this.#options.recordedMax} commands only; keep worlds in files to record longer ones`,
      );
    }
    // Groups beside the passage are not read.
    const groups = recorded.filter(({ first, count }) => first + count > from && first <= until);
    return readGroups(groups, from, until);
  }

  async close(): Promise<void> {
    this.#log.readers.delete(this.#deliver);
  }
}

const entriesOf = (commands: readonly Command[], first: number): LogEntry[] =>
  commands.map((command, index) => ({ position: first + index, command }));
