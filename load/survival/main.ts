import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPlatform } from '../../tools/build.ts';
import { setClockRight } from './clocks.ts';
import { damageTrials } from './damage.ts';
import { fillDisk, lockDisk } from './disks.ts';
import { killAgainAndAgain } from './kills.ts';
import { headOf, isFine, lineOf, type Row } from './row.ts';

/**
 * `npm run survive [-- kills]`: what a platform on a real disk loses by kills, damaged files, full and read-only disks, and wrong
 * clocks. Prints one line a trial, and exits with 1 when anything acknowledged is lost without a word about the world and the
 * file. Mounts small disks: as another user than root it runs in a namespace of its own.
 */
const KILLS = 20;

if (process.getuid?.() !== 0 && process.env['SURVIVE_INSIDE'] === undefined) {
  const { status } = spawnSync('unshare', ['--map-root-user', '--mount', ...process.argv], {
    stdio: 'inherit',
    env: { ...process.env, SURVIVE_INSIDE: '1', NODE_OPTIONS: process.execArgv.join(' ') },
  });
  process.exit(status ?? 1);
}

const kills = Number(process.argv[2] ?? KILLS);
if (!Number.isInteger(kills) || kills < 1) {
  console.error('npm run survive [-- number of kills]');
  process.exit(1);
}
await buildPlatform();
const root = mkdtempSync(path.join(tmpdir(), 'miczero-survive-'));
const folderOf = (trial: string) => {
  const folder = path.join(root, trial.replaceAll(' ', '-'));
  mkdirSync(folder);
  return folder;
};
const trials: { readonly name: string; readonly run: () => Promise<Row> }[] = [
  { name: 'kills', run: () => killAgainAndAgain(folderOf('kills'), kills) },
  ...damageTrials(folderOf),
  { name: 'full disk', run: () => fillDisk(folderOf('full')) },
  { name: 'read-only disk', run: () => lockDisk(folderOf('read-only')) },
  { name: 'clock ahead', run: () => setClockRight(folderOf('ahead'), 1) },
  { name: 'clock behind', run: () => setClockRight(folderOf('behind'), -1) },
];

let failed = 0;
console.log(headOf());
for (const { name, run } of trials) {
  try {
    const row = await run();
    console.log(lineOf(row));
    if (!isFine(row)) failed += 1;
  } catch (error) {
    console.log(`✗ ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    failed += 1;
  }
}
rmSync(root, { recursive: true, force: true });
console.log(failed === 0 ? 'Nothing was lost without a word.' : `${failed} of ${trials.length} trials failed.`);
process.exit(failed === 0 ? 0 : 1);
