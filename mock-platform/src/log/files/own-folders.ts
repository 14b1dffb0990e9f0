import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of worlds (worlds/worlds.ts). */
const WORLD = /^[a-z0-9][a-z0-9-]*$/;
const OWN_FILE = /^(?:log|snapshot)-\d+$/;

/**
 * Whether a folder is one that this log has made for a world. One that cannot be read counts by its name: what is in it is
 * unknown, and the opening of that world says why.
 */
export function isOwnFolder(dir: string, entry: Dirent): boolean {
  if (!entry.isDirectory() || !WORLD.test(entry.name)) return false;
  try {
    return readdirSync(join(dir, entry.name)).some((file) => OWN_FILE.test(file));
  } catch {
    return true;
  }
}
