import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the names in a folder durable: new files, renamed and deleted ones. */
export function syncFolder(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** Writes everything; a single write may take less, on a disk that is nearly full. */
export function writeAll(fd: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
}

/** Replaces a file as a whole: after a crash there is the old one or the new one. */
export function replaceFile(path: string, parts: readonly Buffer[]): void {
  const draft = `${path}.draft`;
  const fd = openSync(draft, 'w', 0o600);
  try {
    for (const part of parts) writeAll(fd, part);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(draft, path);
  syncFolder(dirname(path));
}
