import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ENDPOINTS, variantOf } from '@miczero/contracts';
import { HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { type Reach, reachOf } from './rule-coverage/reach.ts';
import { ROOT } from './run.ts';

/**
 * `npm run reach`: the calls that the real client made, and the event variants that reached a real page, in the last
 * run of the journeys, from the platform's own journal. Writes `reports/reach.json`, `{ calls: { total, made, missing
 * }, events: { total, delivered, missing } }`, and prints what is missing; `--short` prints only the sums.
 */
const SEEN = `${ROOT}reports/reach-seen.json`;
if (!existsSync(SEEN)) {
  console.error('reports/reach-seen.json is missing; npm run e2e writes it.');
  process.exit(1);
}

const variants = [HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES].flatMap((table) =>
  Object.entries(table).flatMap(([name, frames]) => frames.map(({ body }) => variantOf(name, JSON.parse(body)))),
);
const reach: Reach = reachOf(Object.keys(ENDPOINTS), variants, JSON.parse(readFileSync(SEEN, 'utf8')));
writeFileSync(`${ROOT}reports/reach.json`, `${JSON.stringify(reach, null, 2)}\n`);
const isShort = process.argv.includes('--short');
for (const name of isShort ? [] : reach.calls.missing) console.log(`never called: ${name}`);
for (const name of isShort ? [] : reach.events.missing) console.log(`never delivered: ${name}`);
console.log(`The client made ${reach.calls.made} of ${reach.calls.total} calls.`);
console.log(`${reach.events.delivered} of ${reach.events.total} event variants reached a page.`);
