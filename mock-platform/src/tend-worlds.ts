import { join, resolve } from 'node:path';
import { lockFolder } from './log/files/folder-lock.ts';
import { refuseFormerFiles } from './log/files/former-files.ts';
import { inspectWorld, type RepairPlace, repairWorld } from './log/files/repair.ts';
import type { Stranded, Survey } from './log/files/survey.ts';

/**
 * `npm run world -- check NAME` reports which part of a stored world is readable; `repair NAME` cuts its log before the damage and keeps
 * the files as they were. The platform must not run on the same folder. Exits with 1 when something is lost or wrong.
 */
const USAGE = 'npm run world -- check NAME | repair NAME';

const [act = '', world = '', ...rest] = process.argv.slice(2);
try {
  if (!['check', 'repair'].includes(act) || !/^[a-z0-9][a-z0-9-]*$/.test(world) || rest.length > 0) {
    throw new Error(USAGE);
  }
  process.exitCode = tend(act, world);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function tend(act: string, world: string): number {
  const dir = resolve(process.env['DATA_DIR'] || '.data');
  const place: RepairPlace = { worlds: join(dir, 'worlds'), damaged: join(dir, 'damaged') };
  const lock = lockFolder(place.worlds);
  try {
    refuseFormerFiles(place.worlds);
    const survey = inspectWorld(place, world);
    if (!survey) throw new Error(`${join(place.worlds, world)} does not exist.`);
    say(describe(world, survey));
    if (survey.isWhole) return 0;
    if (act === 'check') {
      say([`npm run world -- repair ${world} ends the world with command ${survey.end} and keeps these files.`]);
      return 1;
    }
    const kept = repairWorld(place, world, survey);
    say([`World ${world} ends with command ${survey.end} now. The files as they were are in ${kept}.`]);
    return 0;
  } finally {
    lock.release();
  }
}

function describe(world: string, survey: Survey): string[] {
  const { start, end, known, faults, isWhole, loses, stranded } = survey;
  const from = start > 0 ? ` (a snapshot up to ${start}, the log after it)` : '';
  const lines = [`World ${world}: commands 1 to ${end} can be read${from}.`, ...faults.map((fault) => `  ${fault}`)];
  if (isWhole) return [...lines, 'It is whole.'];
  // A snapshot or a part of the log that others replace.
  if (!loses) return [...lines, 'No command is lost.'];
  lines.push(
    end < known
      ? `Lost: commands ${end + 1} to ${known}, and any that came after them.`
      : `Lost: what follows command ${end}. If a crash cut its write off, it was never acknowledged.`,
  );
  return stranded.names.size > 0 ? [...lines, describeStranded(stranded)] : lines;
}

function describeStranded({ first, last, from, to, names }: Stranded): string {
  const counts = [...names].map(([name, count]) => `${count} ${name}`).join(', ');
  const [begin, end] = [from, to].map((at) => new Date(at).toISOString());
  return `Of these ${first} to ${last} are legible, but what came before them is missing: ${counts}; ${begin} to ${end}.`;
}

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
