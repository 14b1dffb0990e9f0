import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runK6 } from './run-k6.ts';

/** A program in the place of k6, in a workspace of its own. */
function k6That(text: string) {
  const workspace = mkdtempSync(path.join(tmpdir(), 'run-k6-'));
  onTestFinished(() => rmSync(workspace, { recursive: true }));
  const program = path.join(workspace, 'k6.cjs');
  writeFileSync(program, `const { existsSync, writeFileSync } = require('node:fs');\n${text}`);
  return {
    k6: { command: [process.execPath, program], origin: 'a test' } as const,
    files: {
      workspace,
      script: 'hall.js',
      plan: './plan.json',
      summary: 'summary.json',
      figures: 'figures.json',
      recording: 'recording.ndjson',
      report: 'report.html',
    },
    ready: path.join(workspace, 'ready'),
  };
}

const WAIT_FOR_SIGINT = `process.on('SIGINT', () => {
  writeFileSync(process.env.SUMMARY, '{"metrics":{}}');
  process.exit(105);
});
setInterval(() => {}, 1000);
writeFileSync('ready', '');`;
const calm = new AbortController().signal;
const never = new Promise<string>(() => {});

test('k6 ends with its figures when the platform breaks, and not when the run would', async () => {
  const { k6, files, ready } = k6That(WAIT_FOR_SIGINT);
  let breakPlatform = (_why: string) => {};
  const broken = new Promise<string>((resolve) => {
    breakPlatform = resolve;
  });
  const outcome = runK6(k6, files, broken, calm);
  await expect.poll(() => existsSync(ready), { timeout: 10_000 }).toBe(true);
  breakPlatform('the platform ended with 3');
  expect(await outcome).toEqual({ code: 105, summary: { metrics: {} }, recorded: '' });
});

test('k6 serves no port, and what its lines say is passed on once, but not what the verdict says better', async () => {
  const { k6, files } = k6That(`for (const line of [
    'level=warning msg="setTimeout 1 was stopped because the VU iteration was interrupted"',
    'level=error msg="refused: room.join 1"',
    'level=error msg="refused: room.join 1"',
    'level=error msg="a \\\\"word\\\\"" source=console',
    'level=error msg="thresholds on metrics \\'room_lost\\' have been crossed"',
    'level=warning msg="setInterval 12 was stopped because the VU iteration was interrupted"',
  ]) console.error(line);
  writeFileSync('args.json', JSON.stringify(process.argv.slice(2)));
  writeFileSync(process.env.SUMMARY, '{"metrics":{}}');`);
  const said: string[] = [];
  await runK6(k6, files, never, calm, { say: (line) => said.push(line) });
  expect(said).toEqual(['refused: room.join 1', 'a "word"', '2 times: refused: room.join 1']);
  const args = JSON.parse(readFileSync(path.join(files.workspace, 'args.json'), 'utf8')) as string[];
  // The port of its own API is one for the whole machine: a second run would not get it.
  expect(args.slice(0, -1)).toEqual(['run', '--quiet', '--no-usage-report', '--address', '']);
});

test('k6 leaves its figures in the workspace, which is all that a container sees, though they are stored elsewhere', async () => {
  const { k6, files } = k6That(`writeFileSync('told.json', JSON.stringify(process.env.SUMMARY));
  writeFileSync(process.env.SUMMARY, '{"metrics":{}}');`);
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'run-k6-reports-'));
  onTestFinished(() => rmSync(elsewhere, { recursive: true }));
  const figures = path.relative(files.workspace, path.join(elsewhere, 'hall.json'));
  expect(figures).toMatch(/^\.\./);
  await runK6(k6, { ...files, figures }, never, calm);
  expect(JSON.parse(readFileSync(path.join(files.workspace, 'told.json'), 'utf8'))).toBe('summary.json');
  expect(readFileSync(path.join(elsewhere, 'hall.json'), 'utf8')).toBe('{"metrics":{}}');
});

test('a k6 without figures is an error with its code', async () => {
  const { k6, files } = k6That('process.exit(107);');
  await expect(runK6(k6, files, never, calm)).rejects.toThrow('k6 ended with 107 before it had figures.');
});

test('the figures and the report of an earlier run are not those of one that fails early', async () => {
  const { k6, files } = k6That('process.exit(107);');
  const former = [files.summary, files.figures, files.recording, files.report].map((file) =>
    path.join(files.workspace, file),
  );
  for (const file of former) writeFileSync(file, '{"metrics":{}}');
  await expect(runK6(k6, files, never, calm)).rejects.toThrow('before it had figures');
  expect(former.filter((file) => existsSync(file))).toEqual([]);
});

/** As k6: the first signal lets it wind down, a second one drops its figures. */
const DROPS_FIGURES_AT_A_SECOND = `process.on('SIGINT', () => {
  if (existsSync('winding')) process.exit(105);
  writeFileSync('winding', '');
});
setInterval(() => {
  if (!existsSync('finish')) return;
  writeFileSync(process.env.SUMMARY, '{"metrics":{}}');
  process.exit(105);
}, 10);
writeFileSync('ready', '');`;

test('Ctrl+C in a terminal, once or again, leaves k6 its figures', async () => {
  const { k6, files, ready } = k6That(DROPS_FIGURES_AT_A_SECOND);
  const place = (name: string) => path.join(files.workspace, name);
  const source = (name: string) => JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href);
  const program = place('run.mjs');
  writeFileSync(
    program,
    `import { runK6 } from ${source('run-k6')};
import { Interruption } from ${source('interruption')};
const { signal } = new Interruption('');
const outcome = await runK6(${JSON.stringify(k6)}, ${JSON.stringify(files)}, new Promise(() => {}), signal);
process.exit(outcome.code === 105 && signal.aborted ? 7 : 1);`,
  );
  // The terminal signals a whole process group.
  const run = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program], {
    detached: true,
    stdio: 'ignore',
  });
  const ended = once(run, 'exit');
  const interrupt = () => {
    if (run.pid !== undefined) process.kill(-run.pid, 'SIGINT');
  };
  await expect.poll(() => existsSync(ready), { timeout: 10_000 }).toBe(true);
  interrupt();
  await expect.poll(() => existsSync(place('winding')), { timeout: 10_000 }).toBe(true);
  interrupt();
  writeFileSync(place('finish'), '');
  expect(await ended).toEqual([7, null]);
});

test('k6 does not start after an interrupt', async () => {
  const { k6, files } = k6That('process.exit(107);');
  await expect(runK6(k6, files, never, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
});
