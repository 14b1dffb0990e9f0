import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setClockRight } from './clocks.ts';
import { damageTrials } from './damage.ts';
import { fillDisk, lockDisk } from './disks.ts';
import { killAgainAndAgain } from './kills.ts';
import type { Row } from './row.ts';

/** A trial of the table: its fault and its outcome. */
export interface Trial {
  readonly name: string;
  readonly run: () => Promise<Row>;
}

/** What a platform on a real disk goes through: kills, damaged files, full and read-only disks, and wrong clocks. */
export function oneNodeTrials(root: string, kills: number): readonly Trial[] {
  const folderOf = (trial: string) => {
    const folder = path.join(root, trial.replaceAll(' ', '-'));
    mkdirSync(folder);
    return folder;
  };
  return [
    { name: 'kills', run: () => killAgainAndAgain(folderOf('kills'), kills) },
    ...damageTrials(folderOf),
    { name: 'full disk', run: () => fillDisk(folderOf('full')) },
    { name: 'read-only disk', run: () => lockDisk(folderOf('read-only')) },
    { name: 'clock ahead', run: () => setClockRight(folderOf('ahead'), 1) },
    { name: 'clock behind', run: () => setClockRight(folderOf('behind'), -1) },
  ];
}
