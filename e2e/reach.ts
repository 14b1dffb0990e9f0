import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the worlds of a run have seen: the calls that pages made and the event variants that reached them. */
export interface Seen {
  readonly calls: readonly string[];
  readonly events: readonly string[];
}

const REPORTS = fileURLToPath(new URL('../reports', import.meta.url));
const PARTS = path.join(REPORTS, 'reach');

/** Starts a run: removes the parts of earlier runs. */
export function forgetReach(): void {
  rmSync(PARTS, { recursive: true, force: true });
  mkdirSync(PARTS, { recursive: true });
}

/** Stores what one world has seen, under a name that is unique in the run. */
export function keepReach(name: string, seen: Seen): void {
  writeFileSync(path.join(PARTS, `${name}.json`), JSON.stringify(seen));
}

/** Ends a run: joins the parts into `reports/reach-seen.json`, which `npm run reach` compares with the contracts. */
export function joinReach(): void {
  const parts = readdirSync(PARTS).map((file) => JSON.parse(readFileSync(path.join(PARTS, file), 'utf8')) as Seen);
  const joined = (key: keyof Seen) => [...new Set(parts.flatMap((part) => part[key]))].sort();
  writeFileSync(
    path.join(REPORTS, 'reach-seen.json'),
    JSON.stringify({ calls: joined('calls'), events: joined('events') }),
  );
}
