import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runK6 } from './run-k6.ts';

/** A program in the place of k6, in a workspace of its own. */
function k6That(text: string) {
  const workspace = mkdtempSync(path.join(tmpdir(), 'run-k6-'));
  onTestFinished(() => rmSync(workspace, { recursive: true }));
  const program = path.join(workspace, 'k6.cjs');
  writeFileSync(program, `const { writeFileSync } = require('node:fs');\n${text}`);
  return {
    k6: { command: [process.execPath, program], origin: 'a test' } as const,
    files: { workspace, script: 'hall.js', plan: './plan.json', summary: 'figures.json', html: 'plots.html' },
    ready: path.join(workspace, 'ready'),
  };
}

const WAIT_FOR_SIGINT = `process.on('SIGINT', () => {
  writeFileSync(process.env.SUMMARY, '{"metrics":{}}');
  process.exit(105);
});
setInterval(() => {}, 1000);
writeFileSync('ready', '');`;
const never = new Promise<string>(() => {});

test('k6 ends with its figures when the platform breaks, and not when the run would', async () => {
  const { k6, files, ready } = k6That(WAIT_FOR_SIGINT);
  let breakPlatform = (_why: string) => {};
  const broken = new Promise<string>((resolve) => {
    breakPlatform = resolve;
  });
  const outcome = runK6(k6, files, broken);
  await expect.poll(() => existsSync(ready), { timeout: 10_000 }).toBe(true);
  breakPlatform('the platform ended with 3');
  expect(await outcome).toEqual({ code: 105, summary: { metrics: {} } });
});

test('a k6 without figures is an error with its code', async () => {
  const { k6, files } = k6That('process.exit(107);');
  await expect(runK6(k6, files, never)).rejects.toThrow('k6 ended with 107 before it had figures.');
});

test('the figures of an earlier run are not those of one that fails early', async () => {
  const { k6, files } = k6That('process.exit(107);');
  writeFileSync(path.join(files.workspace, files.summary), '{"metrics":{}}');
  await expect(runK6(k6, files, never)).rejects.toThrow('before it had figures');
});
