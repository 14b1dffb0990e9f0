import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ledger } from './ledger.ts';
import { startPlatform } from './platform.ts';
import { isWhole, type Row } from './row.ts';

type Harm = (file: string) => void;

/** What can happen to a file. */
const HARMS: Readonly<Record<string, Harm>> = {
  flipped: (file) => {
    const bytes = readFileSync(file);
    const at = Math.floor(bytes.length / 2);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  },
  truncated: (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  'cut in its first line': (file) => truncateSync(file, 20),
  wiped: (file) => writeFileSync(file, Buffer.alloc(statSync(file).size)),
  emptied: (file) => truncateSync(file, 0),
  missing: (file) => rmSync(file),
};

const LINES = 400;

/** Every harm to the log of a killed platform and to the snapshot of a stopped one, and a folder that is gone. */
export function damageTrials(folderOf: (trial: string) => string): { name: string; run: () => Promise<Row> }[] {
  const trials = Object.entries(HARMS).flatMap(([how, harm]) => [
    { name: `log ${how}`, end: 'SIGKILL' as const, harm: (world: string) => harm(newest(world, 'log-')) },
    { name: `snapshot ${how}`, end: 'SIGTERM' as const, harm: (world: string) => harm(newest(world, 'snapshot-')) },
  ]);
  const gone = {
    name: 'folder gone',
    end: 'SIGKILL' as const,
    harm: (world: string) => rmSync(world, { recursive: true }),
    mayBeGone: true,
  };
  return [...trials, gone].map((trial) => ({ name: trial.name, run: () => damage(folderOf(trial.name), trial) }));
}

interface Trial {
  readonly name: string;
  readonly end: 'SIGTERM' | 'SIGKILL';
  /** Harms the folder of a world. */
  readonly harm: (world: string) => void;
  /** Whether the world may be forgotten: an operator may have moved its folder away. Any other one that is not served is closed. */
  readonly mayBeGone?: boolean;
}

async function damage(dataDir: string, { name, end, harm, mayBeGone = false }: Trial): Promise<Row> {
  const [hurt, well] = [new Ledger('hurt'), new Ledger('well')];
  const first = await startPlatform(dataDir);
  for (const ledger of [hurt, well]) {
    await ledger.begin(first.origin);
    await ledger.talk(first.origin, LINES);
  }
  await first.end(end);
  const folder = path.join(dataDir, 'worlds', hurt.world);
  harm(folder);
  const second = await startPlatform(dataDir);
  const found = await hurt.audit(second.origin);
  const others = await well.audit(second.origin);
  await second.end('SIGTERM');
  const log = second
    .said()
    .split('\n')
    .filter((line) => /world"?:? ?"?hurt/.test(line));
  const isClosed = log.some((line) => line.includes('stays closed'));
  return {
    trial: name,
    acknowledged: hurt.acknowledged,
    lost: found?.lost ?? hurt.acknowledged,
    doubled: found?.doubled ?? 0,
    isReported: log.some((line) => line.includes(folder)),
    othersServe: isWhole(others),
    faults:
      found !== null || isClosed || mayBeGone
        ? []
        : ['The world is not served, and the log does not say that it is closed.'],
  };
}

/** The newest file of a kind. */
function newest(folder: string, prefix: string): string {
  const numbers = readdirSync(folder).flatMap((name) =>
    name.startsWith(prefix) ? Number(name.slice(prefix.length)) : [],
  );
  if (numbers.length === 0) throw new Error(`${folder} has no ${prefix}*`);
  return path.join(folder, `${prefix}${Math.max(...numbers)}`);
}
