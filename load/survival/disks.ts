import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ledger } from './ledger.ts';
import { NotStarted, startPlatform } from './platform.ts';
import type { Row } from './row.ts';

const LINES = 400;
const DISK = '16m';
const BALLAST_STEP = Buffer.alloc(65_536);

/** A full disk: the platform acknowledges only stored lines, and continues when there is room. */
export async function fillDisk(dataDir: string): Promise<Row> {
  return onDisk(dataDir, async () => {
    const ledger = new Ledger('cramped');
    const first = await startPlatform(dataDir);
    await ledger.begin(first.origin);
    await ledger.talk(first.origin, LINES);
    const ballast = path.join(dataDir, 'ballast');
    fill(ballast);
    // The last page of the log has some room left.
    await ledger.talk(first.origin, LINES);
    const { refused } = ledger;
    const ready = await fetch(`${first.origin}/readyz`);
    rmSync(ballast);
    const before = ledger.acknowledged;
    await ledger.talk(first.origin, LINES);
    const after = ledger.acknowledged - before;
    await first.end('SIGKILL');
    const second = await startPlatform(dataDir);
    const audit = await ledger.audit(second.origin);
    await second.end('SIGTERM');
    const faults = [
      ...(refused === 0 ? ['no line was refused while the disk was full'] : []),
      ...(ready.ok ? ['/readyz did not tell of it'] : []),
      ...(after < LINES ? [`${after} of ${LINES} lines were accepted when there was room again`] : []),
    ];
    return {
      trial: `full disk (${refused} lines refused)`,
      acknowledged: ledger.acknowledged,
      lost: audit?.lost ?? ledger.acknowledged,
      doubled: audit?.doubled ?? 0,
      isReported: new RegExp(`world cramped in .*${path.join('worlds', 'cramped')}.*ENOSPC`).test(first.said()),
      othersServe: null,
      faults,
    };
  });
}

/** A read-only disk: the start names the folder, gives no wrong advice, and changes nothing. */
export async function lockDisk(dataDir: string): Promise<Row> {
  return onDisk(dataDir, async () => {
    const ledger = new Ledger('locked');
    const first = await startPlatform(dataDir);
    await ledger.begin(first.origin);
    await ledger.talk(first.origin, LINES);
    await first.end('SIGKILL');
    execFileSync('mount', ['-o', 'remount,ro', dataDir]);
    const said = await whyNotStarted(dataDir);
    execFileSync('mount', ['-o', 'remount,rw', dataDir]);
    const second = await startPlatform(dataDir);
    const audit = await ledger.audit(second.origin);
    await second.end('SIGTERM');
    return {
      trial: 'read-only disk',
      acknowledged: ledger.acknowledged,
      lost: audit?.lost ?? ledger.acknowledged,
      doubled: audit?.doubled ?? 0,
      isReported: said.includes(path.join(dataDir, 'worlds')),
      othersServe: null,
      faults: [
        ...(said.includes(dataDir) ? [] : [`the start did not name the folder: ${said}`]),
        ...(/move it away|damaged/i.test(said) ? [`wrong advice: ${said}`] : []),
      ],
    };
  });
}

/** Mounts a small disk of its own for a trial. */
async function onDisk(dataDir: string, trial: () => Promise<Row>): Promise<Row> {
  mkdirSync(dataDir, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'none', dataDir]);
  try {
    return await trial();
  } finally {
    execFileSync('umount', ['--lazy', dataDir]);
  }
}

function fill(file: string): void {
  for (;;) {
    try {
      writeFileSync(file, BALLAST_STEP, { flag: 'a' });
    } catch {
      return;
    }
  }
}

async function whyNotStarted(dataDir: string): Promise<string> {
  try {
    const platform = await startPlatform(dataDir);
    await platform.end('SIGKILL');
    return '';
  } catch (error) {
    if (error instanceof NotStarted) return error.message;
    throw error;
  }
}
