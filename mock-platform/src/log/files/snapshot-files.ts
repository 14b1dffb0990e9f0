import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '../log.ts';
import { Damage } from './damage.ts';
import { replaceFile } from './disk.ts';
import { checksumOf } from './group-line.ts';

/** A snapshot is a file of its own: the checksum of its position and state in the first line, the state after it. */

const NAME = /^snapshot-(\d+)$/;
const CHECKSUM_BYTES = 8;

export const snapshotPath = (folder: string, position: number) => join(folder, `snapshot-${position}`);

/** The positions of the snapshots in a folder, newest first. */
export function snapshotsIn(folder: string): number[] {
  const found = readdirSync(folder).flatMap((name) => NAME.exec(name)?.[1] ?? []);
  return found.map(Number).sort((a, b) => b - a);
}

export function writeSnapshot(folder: string, { position, state }: Snapshot): void {
  const bytes = Buffer.from(state);
  replaceFile(snapshotPath(folder, position), [Buffer.from(`${checksumAt(position, bytes)}\n`), bytes]);
}

export function readSnapshot(folder: string, position: number): Snapshot {
  const path = snapshotPath(folder, position);
  const bytes = readFileSync(path);
  const state = bytes.subarray(CHECKSUM_BYTES + 1);
  const checksum = bytes.toString('latin1', 0, CHECKSUM_BYTES);
  // That of an earlier version covers the state alone.
  if (checksum !== checksumAt(position, state) && checksum !== checksumOf(state)) {
    throw new Damage(path, 'it does not fit its checksum');
  }
  return { position, state: state.toString() };
}

/** The position stands in the name of the file, which can be changed. */
function checksumAt(position: number, state: Buffer): string {
  return checksumOf(state, checksumOf(`${position} `));
}
