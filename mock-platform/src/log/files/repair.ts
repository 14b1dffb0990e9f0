import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder, writeAll } from './disk.ts';
import { lineOf } from './group-line.ts';
import { Marks } from './marks.ts';
import { segmentPath } from './segments.ts';
import { readSnapshot, writeSnapshot } from './snapshot-files.ts';
import { readableGroups, type Survey, surveyWorld } from './survey.ts';

/** The folder of the worlds, and the one beside it where repaired worlds leave what they were. */
export interface RepairPlace {
  readonly worlds: string;
  readonly damaged: string;
}

/** Looks at the files of a stored world; null when there are none. The folder must be locked (folder-lock.ts). */
export function inspectWorld({ worlds }: RepairPlace, world: string): Survey | null {
  const folder = join(worlds, world);
  return existsSync(folder) ? surveyWorld(folder, marksOf(worlds).of(world)) : null;
}

/**
 * Gives a world whose log is damaged a log that ends before the damage. Answers the folder that holds the files as they were.
 * A crash on the way leaves them there or in their place. Nothing is done to a world of which nothing can be read.
 */
export function repairWorld({ worlds, damaged }: RepairPlace, world: string, survey: Survey): string {
  if (survey.end === 0) throw new Error(`Nothing of ${world} can be read. Restore its folder from a copy.`);
  const folder = join(worlds, world);
  // No name of a world has a dot: a start leaves this folder alone.
  const draft = join(worlds, `${world}.repaired`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (survey.start > 0) writeSnapshot(draft, readSnapshot(folder, survey.start));
  copyGroups(folder, draft, survey);
  syncFolder(draft);
  const kept = freeName(damaged, world);
  renameSync(folder, kept);
  renameSync(draft, folder);
  for (const each of [damaged, worlds]) syncFolder(each);
  marksOf(worlds).set(world, survey.end);
  return kept;
}

/** Writes the groups between the snapshot and the end into one file. Without any the file is empty: the log continues there. */
function copyGroups(from: string, to: string, { start, end }: Survey): void {
  let next = start + 1;
  let fd: number | null = null;
  for (const group of readableGroups(from, [])) {
    if (group.first > next || group.first + group.count <= next) continue;
    fd ??= openSync(segmentPath(to, group.first), 'a', 0o600);
    writeAll(fd, lineOf(group));
    next = group.first + group.count;
  }
  if (next !== end + 1) throw new Error(`${from} changed while it was read`);
  fd ??= openSync(segmentPath(to, next), 'a', 0o600);
  fsyncSync(fd);
  closeSync(fd);
}

function freeName(damaged: string, world: string): string {
  mkdirSync(damaged, { recursive: true, mode: 0o700 });
  for (let number = 1; ; number += 1) {
    const path = join(damaged, `${world}-${number}`);
    if (!existsSync(path)) return path;
  }
}

function marksOf(worlds: string): Marks {
  return new Marks(join(worlds, 'worlds.json'), () => {});
}
