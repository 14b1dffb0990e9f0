import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it that are missing. Throws the error of the file system. Each level is made by itself: `recursive` of Node
 * never comes back below /proc.
 */
export function makeFolder(folder: string): void {
  const place = path.resolve(folder);
  if (isFolder(place)) return;
  const above = path.dirname(place);
  if (above !== place) makeFolder(above);
  makeLevel(place);
}

/** One level. Another run may have made it in between. */
export function makeLevel(place: string): void {
  try {
    mkdirSync(place);
  } catch (error) {
    if (!isFolder(place)) throw error;
  }
}

const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;

/** Makes a folder, and tells why nothing can be stored in it, by the code of the file system; null when it can. */
export function whyNoFolder(folder: string): string | null {
  return codeOf(() => {
    makeFolder(folder);
    rmdirSync(mkdtempSync(path.join(folder, '.writable-')));
  });
}

/** Makes the folder of a file, and tells why the file cannot be written, by the code of the file system; null when it can. It stays as it is. */
export function whyNoFile(file: string): string | null {
  return codeOf(() => {
    makeFolder(path.dirname(file));
    const isNew = !existsSync(file);
    closeSync(openSync(file, 'a'));
    if (isNew) rmSync(file);
  });
}

function codeOf(attempt: () => void): string | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}
