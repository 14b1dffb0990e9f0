import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the worlds of a run have seen: the calls that pages made and the event variants that reached them. */
export interface Seen {
  readonly calls: readonly string[];
  readonly events: readonly string[];
}

/** The reach of one run, stored in a folder of reports. A run that stores no results (`isKept`) changes nothing there. */
export function createReach(reports: string, isKept: boolean) {
  const parts = path.join(reports, 'reach');
  return {
    /** Starts a run: removes the parts of earlier runs. */
    start(): void {
      if (!isKept) return;
      rmSync(parts, { recursive: true, force: true });
      mkdirSync(parts, { recursive: true });
    },
    /** Stores what one world has seen, under a name that is unique in the run. */
    keep(name: string, seen: Seen): void {
      if (isKept) writeFileSync(path.join(parts, `${name}.json`), JSON.stringify(seen));
    },
    /** Ends a run: joins the parts into `reach-seen.json`, which `npm run reach` compares with the contracts. */
    join(): void {
      if (!isKept) return;
      const seen = readdirSync(parts).map((file) => JSON.parse(readFileSync(path.join(parts, file), 'utf8')) as Seen);
      const joined = (key: keyof Seen) => [...new Set(seen.flatMap((part) => part[key]))].sort();
      writeFileSync(
        path.join(reports, 'reach-seen.json'),
        JSON.stringify({ calls: joined('calls'), events: joined('events') }),
      );
    },
  };
}

/** The reach of this run. */
export const reach = createReach(
  fileURLToPath(new URL('../reports', import.meta.url)),
  process.env['KEEP_RESULTS'] !== undefined,
);
