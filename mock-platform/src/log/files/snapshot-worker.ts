import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { workerData } from 'node:worker_threads';
import { foldSnapshot } from './fold-snapshot.ts';

/** The thread that makes one snapshot and ends. */

const { folder, world, position }: { folder: string; world: string; position: number } = workerData;
stepBack();
foldSnapshot(folder, world, position);

/** Folding takes seconds of a core. Where the system can give a thread a lower priority, the world that goes on comes first. */
function stepBack(): void {
  try {
    // Linux names the thread in this link: `<process>/task/<thread>`.
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Another system: the thread keeps the priority of the process.
  }
}
