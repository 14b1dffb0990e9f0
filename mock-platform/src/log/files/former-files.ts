import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Until version 2 a world was one database, in up to three files. */
const DATABASE = /^(.+)\.db(?:-wal|-shm)?$/;

/** A world must not begin anew beside what an earlier version has stored of it. */
export function refuseFormerFiles(dir: string): void {
  const names = existsSync(dir) ? readdirSync(dir).filter((name) => DATABASE.test(name)) : [];
  if (names.length === 0) return;
  const worlds = [...new Set(names.map((name) => name.replace(DATABASE, '$1')))];
  throw new Error(
    [
      `${names.map((name) => join(dir, name)).join(', ')}: an earlier version has stored ${worlds.join(', ')} here as a database,`,
      'which this version cannot read. Nothing was changed. Go on with the version that wrote it, or move these files out of the',
      'folder: the worlds then begin anew.',
    ].join(' '),
  );
}
