import { setImmediate } from 'node:timers/promises';
import type { Command } from '../core/machine/command.ts';
import type { LogEntry } from './log.ts';

/** Characters that are read at a time: some milliseconds. */
const TURN = 500_000;

interface TextGroup {
  /** The position of its first command. */
  readonly first: number;
  /** JSON that the platform has written itself. */
  readonly commands: string;
}

/** The commands of groups between two positions. A node answers calls while it reads many. */
export async function readGroups(groups: readonly TextGroup[], from: number, until: number): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  let read = 0;
  for (const { first, commands } of groups) {
    for (const [index, command] of (JSON.parse(commands) as Command[]).entries()) {
      const position = first + index;
      if (position >= from && position <= until) entries.push({ position, command });
    }
    read += commands.length;
    if (read < TURN) continue;
    read = 0;
    await setImmediate();
  }
  return entries;
}
