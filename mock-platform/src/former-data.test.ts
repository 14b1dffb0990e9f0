import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';

const PROGRAMS = {
  'a start': [fileURLToPath(new URL('./main.ts', import.meta.url))],
  'a check of the world': [fileURLToPath(new URL('./tend-worlds.ts', import.meta.url)), 'check', 'main'],
} as const;

let dir: string;
const at = (...names: string[]) => join(dir, 'worlds', ...names);

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'miczero-former-'));
  await mkdir(at());
});

afterEach(() => rm(dir, { recursive: true, force: true }));

/** The tables of version 2, with a command. */
function writeFormerWorld(): void {
  const db = new Database(at('main.db'));
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA user_version = 2;
    CREATE TABLE log (last INTEGER PRIMARY KEY, first INTEGER NOT NULL, commands TEXT NOT NULL);
    INSERT INTO log VALUES (1, 1, '[]');
  `);
  db.close();
}

function run(program: keyof typeof PROGRAMS): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), ...PROGRAMS[program]],
    {
      env: { ...process.env, DATA_DIR: dir, LOG: 'file', PORT: '0' },
      encoding: 'utf8',
    },
  );
  return { status, said: `${stdout}${stderr}` };
}

test.each(['a start', 'a check of the world'] as const)(
  '%s on the database of an earlier version names it, says what to do, and makes no world beside it',
  async (program) => {
    writeFormerWorld();
    await writeFile(at('qa-1.db-wal'), 'the latest commands of another world');
    const before = await readdir(at());
    const { status, said } = run(program);
    expect(status).toBe(1);
    for (const file of ['main.db', 'qa-1.db-wal']) expect(said).toContain(at(file));
    expect(said).toContain('an earlier version has stored main, qa-1 here');
    expect(said).toContain('Go on with the version that wrote it, or move these files out of the folder');
    expect((await readdir(at())).filter((name) => !name.startsWith('lock'))).toEqual(before);
  },
);
