import type { Command } from '../core/machine/command.ts';
import type { Deliver, Log, LogEntry, LogStore, Snapshot } from './log.ts';

interface MemoryLogOptions {
  /** Keeps every entry, so that the world can be opened again: for tests. A throw-away world keeps nothing. */
  readonly keep?: boolean;
}

/** Logs that live as long as the process. */
export function createMemoryLogs({ keep = false }: MemoryLogOptions = {}): LogStore & {
  entries(world: string): readonly LogEntry[];
} {
  const kept = new Map<string, LogEntry[]>();
  return {
    open: (world) => {
      const entries = kept.get(world) ?? [];
      if (keep) kept.set(world, entries);
      return new MemoryLog(entries, keep);
    },
    list: async () => [...kept.keys()],
    isSound: () => true,
    drop: async (world) => {
      kept.delete(world);
    },
    close: async () => {},
    entries: (world) => kept.get(world) ?? [],
  };
}

class MemoryLog implements Log {
  readonly #entries: LogEntry[];
  readonly #keep: boolean;
  #position: number;
  #deliver: Deliver = () => {};

  constructor(entries: LogEntry[], keep: boolean) {
    this.#entries = entries;
    this.#keep = keep;
    this.#position = entries.length;
  }

  async open(_restore: (snapshot: Snapshot) => void, deliver: Deliver): Promise<void> {
    this.#deliver = deliver;
    if (this.#entries.length > 0) deliver([...this.#entries]);
  }

  async append(commands: readonly Command[]): Promise<void> {
    const entries = commands.map((command, index) => ({ position: this.#position + index + 1, command }));
    this.#position += commands.length;
    // What replays must not share objects with what was applied.
    if (this.#keep) this.#entries.push(...entries.map((entry) => structuredClone(entry)));
    this.#deliver(entries);
  }

  /** A kept log is complete by itself, a throw-away one is never opened again. */
  async saveSnapshot(): Promise<void> {}

  async close(): Promise<void> {}
}
