import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HAS_REDIS } from '@miczero/mock-platform/testing-redis';
import { buildPlatform } from '../../tools/build.ts';
import { damagedStreams } from './cluster/damage.ts';
import { clusterTrials } from './cluster/trials.ts';
import { oneNodeTrials } from './one-node.ts';
import { isInside, runInNamespace } from './own-namespace.ts';
import { headOf, isFine, lineOf, type Row } from './row.ts';

/** Without an argument. */
const KILLS = 20;

/**
 * `npm run survive [-- kills]`: what a platform on a real disk loses by kills, damaged files, full and read-only disks, and wrong
 * clocks. `npm run survive -- cluster`: what two nodes on one Redis lose when a node, Redis or the network between them fails
 * under load, and when what Redis has is damaged. Prints one line a trial, and exits with 1 when an acknowledged line is lost and no message names the world and
 * the file. The former mounts small disks: as another user than root it runs in a namespace of its own.
 */
const [what = String(KILLS)] = process.argv.slice(2);
const isCluster = what === 'cluster';
if (!isCluster && !/^[1-9]\d*$/.test(what)) {
  console.error('npm run survive [-- number of kills | cluster]');
  process.exit(1);
}
if (!isCluster && process.getuid?.() !== 0 && !isInside) {
  const { status, problem } = runInNamespace(process.argv);
  if (problem !== '') console.error(problem);
  process.exit(status);
}
if (isCluster && !HAS_REDIS) {
  console.error('There is no redis-server on this machine (Debian: apt-get install redis-server).');
  process.exit(1);
}

await buildPlatform();
const root = mkdtempSync(path.join(tmpdir(), 'miczero-survive-'));
let [trials, failed] = [0, 0];
console.log(headOf());
for await (const line of isCluster ? clusterLines() : oneNodeLines(Number(what))) {
  trials += 1;
  if (!line.isFine) failed += 1;
  console.log(line.text);
}
rmSync(root, { recursive: true, force: true });
console.log(failed === 0 ? 'Nothing was lost silently.' : `${failed} of ${trials} trials failed.`);
process.exit(failed === 0 ? 0 : 1);

interface Line {
  readonly text: string;
  readonly isFine: boolean;
}

async function* oneNodeLines(kills: number): AsyncGenerator<Line> {
  for (const { name, run } of oneNodeTrials(root, kills))
    yield await run().then(fine, (error: unknown) => broken(name, error));
}

/** The trials of a kind share one cluster: the first one that breaks is the last one. */
async function* clusterLines(): AsyncGenerator<Line> {
  for (const [kind, trials] of [
    ['cluster', clusterTrials],
    ['damage', damagedStreams],
  ] as const) {
    try {
      for await (const row of trials(path.join(root, kind))) yield fine(row);
    } catch (error) {
      yield broken(kind, error);
    }
  }
}

function fine(row: Row): Line {
  return { text: lineOf(row), isFine: isFine(row) };
}

function broken(name: string, error: unknown): Line {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { text: `✗ ${name}: ${reason}`, isFine: false };
}
