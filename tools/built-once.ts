import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildLockOptions, whileBuildingAlone } from './build-lock.ts';
import { ROOT } from './run.ts';

export interface Built {
  /** Folder of the output; a file in it has the hash of the sources of the last build. */
  readonly output: string;
  readonly sources: readonly string[];
  /** Builds, and returns whether it succeeded. */
  readonly build: () => Promise<boolean>;
  /** Called when there is nothing to build. */
  readonly whenFresh?: () => void;
}

/**
 * Builds what has not been built from these sources, and returns whether it is there. Another process of this checkout that builds goes
 * first: what it has built is not built again. The sources may change while it does, so that they are read anew after the wait.
 */
export async function builtOnce(
  { output, sources, build, whenFresh }: Built,
  root = ROOT,
  lock: BuildLockOptions = {},
): Promise<boolean> {
  const stamp = path.join(output, '.built-from');
  const isBuilt = (hash: string) => {
    const is = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
    if (is) whenFresh?.();
    return is;
  };
  const buildAlone = async () => {
    const hash = hashOf(sources, root);
    if (isBuilt(hash)) return true;
    if (!(await build())) return false;
    mkdirSync(output, { recursive: true });
    writeFileSync(stamp, hash);
    return true;
  };
  return isBuilt(hashOf(sources, root)) || (await whileBuildingAlone(buildAlone, lock));
}

/** Hash over file names and contents, recursive; ignores tests. */
function hashOf(places: readonly string[], root: string): string {
  const hash = createHash('sha256');
  for (const place of places) {
    const full = path.join(root, place);
    if (!existsSync(full)) continue;
    const inside = readdirSyncIfFolder(full);
    const files = inside === null ? [full] : inside.map((file) => path.join(full, file)).sort();
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function readdirSyncIfFolder(place: string): string[] | null {
  try {
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return null;
    throw error;
  }
}
