import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPlatform } from './own-platform.ts';

const calm = new AbortController().signal;
const PEOPLE = { inHall: 2, inRoom: 1, arriving: 0 };

/** A program in the place of the platform. */
function program(text: string): { readonly program: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-platform-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'platform.mjs');
  writeFileSync(file, text);
  return { program: file };
}

test('a platform that dies during a run says with which code, and its end is no error', async () => {
  const { place, broken, end } = await startPlatform(
    PEOPLE,
    calm,
    program(
      "process.send({ origin: 'http://localhost:1', sessions: process.argv.slice(2), roomSessions: [] }, () => process.exit(3));",
    ),
  );
  expect(place).toMatchObject({ origin: 'http://localhost:1', sessions: ['2', '1', '0'] });
  expect(await broken).toBe('the platform ended with 3');
  await expect(end()).resolves.toBeUndefined();
});

test('a platform that dies before it is ready is an error with its code', async () => {
  await expect(startPlatform(PEOPLE, calm, program('process.exit(4);'))).rejects.toThrow(
    'the platform ended with 4 before it was ready',
  );
});

test('a platform whose run is over ends', async () => {
  const { broken, end } = await startPlatform(
    PEOPLE,
    calm,
    program("process.send({ roomSessions: [] }); process.on('disconnect', () => process.exit(0));"),
  );
  await end();
  expect(await broken).toBe('the platform ended with 0');
});

test('a platform that starts while the run is interrupted ends', async () => {
  const starting = startPlatform(
    PEOPLE,
    AbortSignal.abort(new Error('enough')),
    program('setInterval(() => {}, 1000);'),
  );
  await expect(starting).rejects.toThrow('enough');
});
