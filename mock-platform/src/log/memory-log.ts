import type { Command } from '../core/machine/command.ts';
import type { Deliver, Log, LogEntry, LogStore, Snapshot, WorldChange } from './log.ts';

interface MemoryLogOptions {
  /**
   * Keeps every entry, so that a world can be opened again or by several nodes. Without it the entries of a world are
   * delivered and forgotten.
   */
  readonly keep?: boolean;
}

/** The log of one world, shared by the nodes that have opened it. */
interface SharedLog {
  readonly entries: LogEntry[];
  readonly readers: Set<Deliver>;
  position: number;
  isDropped: boolean;
}

/** Logs that live as long as the process. Nodes of one process share a store that keeps its entries. */
export function createMemoryLogs({ keep = false }: MemoryLogOptions = {}): LogStore & {
  entries(world: string): readonly LogEntry[];
} {
  const logs = new Map<string, SharedLog>();
  const watchers = new Set<(change: WorldChange) => void>();
  const announce = (change: WorldChange) => {
    for (const onChange of [...watchers]) onChange(change);
  };
  return {
    open: (world) => {
      const fresh: SharedLog = { entries: [], readers: new Set(), position: 0, isDropped: false };
      const log = (keep ? logs.get(world) : undefined) ?? fresh;
      logs.set(world, log);
      return new MemoryLog(log, keep, () => announce({ kind: 'made', world }));
    },
    watch: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    list: async () => [...logs].flatMap(([world, { entries }]) => (entries.length > 0 ? [world] : [])),
    isSound: () => true,
    drop: async (world) => {
      const log = logs.get(world);
      logs.delete(world);
      if (!log) return;
      log.isDropped = true;
      announce({ kind: 'deleted', world });
    },
    close: async () => {},
    entries: (world) => logs.get(world)?.entries ?? [],
  };
}

class MemoryLog implements Log {
  readonly #log: SharedLog;
  readonly #keep: boolean;
  readonly #onMade: () => void;
  #deliver: Deliver = () => {};

  constructor(log: SharedLog, keep: boolean, onMade: () => void) {
    this.#log = log;
    this.#keep = keep;
    this.#onMade = onMade;
  }

  async open(_restore: (snapshot: Snapshot) => void, deliver: Deliver): Promise<void> {
    this.#deliver = deliver;
    if (this.#log.entries.length > 0) deliver(structuredClone(this.#log.entries));
    this.#log.readers.add(deliver);
  }

  async append(commands: readonly Command[]): Promise<void> {
    const log = this.#log;
    if (log.isDropped) throw new Error('the log was dropped');
    const entries = commands.map((command, index) => ({ position: log.position + index + 1, command }));
    log.position += commands.length;
    // Worlds keep parts of the commands that they apply: what is kept, or applied elsewhere, is a copy.
    if (this.#keep) log.entries.push(...structuredClone(entries));
    if (log.readers.size > 1) {
      for (const deliver of [...log.readers]) if (deliver !== this.#deliver) deliver(structuredClone(entries));
    }
    this.#deliver(entries);
    if (entries[0]?.position === 1) this.#onMade();
  }

  catchUp(): null {
    return null;
  }

  /** A kept log is complete by itself, another one is never opened again. */
  async saveSnapshot(): Promise<void> {}

  async foldSnapshot(): Promise<void> {}

  async close(): Promise<void> {
    this.#log.readers.delete(this.#deliver);
  }
}
