import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isMock } from '../drift/src/look-at-mock.ts';
import { readHar } from '../drift/src/read-har.ts';
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
/** What the client relies on, and what the platform relies on: each side is the provider of one. */
const FILES = [
  { file: `${DIR}/mic-zero-client-mic-zero-platform.json`, of: 'the client' },
  { file: `${DIR}/mic-zero-platform-mic-zero-client.json`, of: 'the platform' },
] as const;

const { TARGET = '', CAPTURE = '', TARGET_PLAN = '' } = process.env;
const refusal = await refusalOf();
if (refusal !== null) {
  console.error(refusal);
  process.exit(1);
}

const runs = Number(process.argv[3] ?? 1);
// Pact's native part reports its use over the network unless told not to.
const env = { PACT_DO_NOT_TRACK: 'true' };
const vitest = (...filters: string[]): [string, ...string[]] => [bin('vitest', 'pact'), 'run', ...filters];

async function write(): Promise<string> {
  // Pact appends to an existing file.
  rmSync(DIR, { recursive: true, force: true });
  const step = {
    name: 'consumer contracts',
    command: vitest('src/template', 'src/consumer', 'src/sent/platform-reads'),
    cwd: `${ROOT}pact`,
    env,
  };
  if (!(await runStep(step, true)).ok) process.exit(1);
  const digest = createHash('sha256');
  for (const { file } of FILES) digest.update(readFileSync(file));
  return digest.digest('hex');
}

/** A problem of the settings, found before half a minute goes into writing contracts; null for none. */
async function refusalOf(): Promise<string | null> {
  const arguments_ = process.argv.slice(2);
  const isKnown = arguments_.length === 0 || (arguments_.length === 2 && arguments_[0] === '--runs');
  if (!isKnown) return `"${arguments_.join(' ')}" is nothing that pact knows. It takes --runs N.`;
  const [, count] = arguments_;
  if (count !== undefined && !/^[1-9]\d?$/.test(count)) return `--runs takes 1 to 99, and not "${count}".`;
  for (const [name, file] of Object.entries({ CAPTURE, TARGET_PLAN })) {
    if (file !== '' && !existsSync(file)) return `${name}: there is no file ${file}.`;
  }
  try {
    if (CAPTURE !== '') readHar(readFileSync(CAPTURE, 'utf8'));
  } catch (error) {
    return `CAPTURE: ${CAPTURE} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (TARGET === '') return null;
  if (!URL.canParse(TARGET)) return `TARGET: "${TARGET}" is no URL. An example: TARGET=https://mic.example`;
  const reached = await fetch(TARGET).then(
    () => true,
    () => false,
  );
  if (!reached) return `TARGET: nothing answers at ${TARGET}.`;
  if (TARGET_PLAN !== '' || (await isMock(new URL(TARGET).origin))) return null;
  return `${TARGET} has no control API: TARGET_PLAN, TARGET_USER and TARGET_PASSWORD are needed (docs/how-to/verify-another-server.md).`;
}

const digests = new Set<string>();
for (let run = 0; run < runs; run += 1) digests.add(await write());
if (digests.size > 1) {
  console.error(`The contracts differ from run to run: ${[...digests].join(', ')}`);
  process.exit(1);
}

for (const { file, of } of FILES) {
  const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as {
    interactions: { type: string; description: string }[];
  };
  const calls = interactions.filter(({ type }) => type === 'Synchronous/HTTP');
  const refused = calls.filter(({ description }) => description.includes(' refuses: ')).length;
  const messages = interactions.length - calls.length;
  console.log(`${of} relies on ${calls.length - refused} calls, ${refused} refusals and ${messages} messages`);
}
console.log(`the same bytes in ${runs} run${runs > 1 ? 's' : ''}`);

const verified = await runStep(
  { name: 'verification', command: vitest('src/provider', 'src/sent/client-sends'), cwd: `${ROOT}pact`, env },
  true,
);
process.exitCode = verified.ok ? 0 : 1;
