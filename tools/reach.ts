import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ENDPOINTS, variantOf } from '@miczero/contracts';
import { HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { type Reach, reachOf, reasonsOf } from './rule-coverage/reach.ts';
import { ROOT } from './run.ts';

/**
 * `npm run reach`: the calls that the real client made, and the event variants that reached a real page, in the last run of
 * the journeys, from the platform's own journal. Writes `reports/reach.json`, `{ calls: { total, made, missing, unmade, wronglyListed },
 * events: { total, delivered, missing } }`, and prints what is missing; `--short` prints only the totals. Ends with 1 when a call
 * was made that docs/unmade-calls.md lists, or an event variant reached no page.
 */
const SEEN = `${ROOT}reports/reach-seen.json`;
if (!existsSync(SEEN)) {
  console.error('reports/reach-seen.json is missing; npm run e2e writes it.');
  process.exit(1);
}

const variants = [HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES].flatMap((table) =>
  Object.entries(table).flatMap(([name, frames]) => frames.map(({ body }) => variantOf(name, JSON.parse(body)))),
);
const reasons = reasonsOf(readFileSync(`${ROOT}docs/unmade-calls.md`, 'utf8'));
const seen = JSON.parse(readFileSync(SEEN, 'utf8'));
const reach: Reach = reachOf(Object.keys(ENDPOINTS), variants, seen, reasons);
writeFileSync(`${ROOT}reports/reach.json`, `${JSON.stringify(reach, null, 2)}\n`);
const isShort = process.argv.includes('--short');
for (const name of isShort ? [] : reach.calls.missing) console.log(`never called: ${name}`);
for (const [name, reason] of Object.entries(isShort ? {} : reach.calls.unmade))
  console.log(`not called: ${name}. ${reason}`);
for (const name of isShort ? [] : reach.events.missing) console.log(`never delivered: ${name}`);
console.log(
  `The client made ${reach.calls.made} of ${reach.calls.total} calls, missed ${reach.calls.missing.length}, and does without ${Object.keys(reach.calls.unmade).length} for a reason.`,
);
console.log(`${reach.events.delivered} of ${reach.events.total} event variants reached a page.`);
if (reach.events.missing.length > 0) process.exitCode = 1;
for (const name of reach.calls.wronglyListed) {
  console.error(`docs/unmade-calls.md lists ${name}, but a journey makes it: remove the line.`);
  process.exitCode = 1;
}
