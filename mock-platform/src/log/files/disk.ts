import { closeSync, fdatasyncSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

/** Bytes of a large file that wait for the disk at once: the next write of a log waits behind them. */
const UNSYNCED_MAX_BYTES = 1_048_576;

/** Replaces a file as a whole: after a crash there is the old one or the new one. */
export function replaceFile(path: string, parts: readonly Buffer[]): void {
  const draft = `${path}.draft`;
  const fd = openSync(draft, 'w', 0o600);
  try {
    for (const part of parts) {
      for (let at = 0; at < part.length; at += UNSYNCED_MAX_BYTES) {
        writeAll(fd, part.subarray(at, at + UNSYNCED_MAX_BYTES));
        if (part.length > UNSYNCED_MAX_BYTES) fdatasyncSync(fd);
      }
    }
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(draft, path);
  syncFolder(dirname(path));
}

/** Throws while a folder has no room for so many bytes. What is written for it is deleted at once; no world has this name. */
export function probeRoom(dir: string, bytes: number): void {
  const path = join(dir, 'room.probe');
  const fd = openSync(path, 'w', 0o600);
  try {
    writeAll(fd, Buffer.alloc(bytes));
  } finally {
    closeSync(fd);
    rmSync(path);
  }
}
