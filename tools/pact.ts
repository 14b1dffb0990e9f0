import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { bin, ROOT, runStep } from './run.ts';

/**
 * `npm run pact [-- --runs 3]`: writes the consumer contracts from the zod contracts, with the client as their handler,
 * and verifies them against the platform.
 * - `--runs N`: writes them N times and compares the bytes.
 * - `TARGET=https://…`: verifies another server instead. With a control API its states are prepared there; without one see
 *   docs/how-to/verify-another-server.md.
 * - `CAPTURE=FILE.har`: takes the messages from a capture.
 */
const DIR = `${ROOT}reports/pacts`;
const FILE = `${DIR}/mic-zero-client-mic-zero-platform.json`;

const runs = Number(/^\d+$/.exec(process.argv[process.argv.indexOf('--runs') + 1] ?? '')?.[0] ?? 1);
// Pact's native part reports its use over the network unless told not to.
const env = { PACT_DO_NOT_TRACK: 'true' };
const vitest = (filter: string): [string, ...string[]] => [bin('vitest', 'pact'), 'run', filter];

async function write(): Promise<string> {
  // Pact adds to a file that is there.
  rmSync(DIR, { recursive: true, force: true });
  const step = { name: 'consumer contracts', command: vitest('src/consumer'), cwd: `${ROOT}pact`, env };
  if (!(await runStep(step, true)).ok) process.exit(1);
  return createHash('sha256').update(readFileSync(FILE)).digest('hex');
}

const digests = new Set<string>();
for (let run = 0; run < runs; run += 1) digests.add(await write());
if (digests.size > 1) {
  console.error(`The contracts differ from run to run: ${[...digests].join(', ')}`);
  process.exit(1);
}

const { interactions } = JSON.parse(readFileSync(FILE, 'utf8')) as { interactions: { type: string }[] };
const calls = interactions.filter(({ type }) => type === 'Synchronous/HTTP').length;
console.log(
  `${calls} calls and ${interactions.length - calls} messages, the same bytes in ${runs} run${runs > 1 ? 's' : ''}`,
);

const verified = await runStep(
  { name: 'verification', command: vitest('src/provider'), cwd: `${ROOT}pact`, env },
  true,
);
process.exitCode = verified.ok ? 0 : 1;
