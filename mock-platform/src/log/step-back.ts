import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Folding takes seconds of a core. Where the system can give a thread a lower priority, the world that continues comes first.
 */
export function stepBack(): void {
  try {
    // Linux names the thread in this link: `<process>/task/<thread>`.
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Another system: the thread keeps the priority of the process.
  }
}
