import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the worlds of a run have seen: which calls the pages made, which variants of events reached them. */
export interface Seen {
  readonly calls: readonly string[];
  readonly events: readonly string[];
}

const REPORTS = fileURLToPath(new URL('../reports', import.meta.url));
const PARTS = path.join(REPORTS, 'reach');

/** Begins a run: forgets the parts of earlier ones. */
export function forgetReach(): void {
  rmSync(PARTS, { recursive: true, force: true });
}

/** Keeps what one world has seen, under a name that no other world of the run has. */
export function keepReach(name: string, seen: Seen): void {
  mkdirSync(PARTS, { recursive: true });
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
