// Entry point of a fresh clone that has only Node and npm: installs what is missing, then runs a task. Plain
// JavaScript, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tasks = {
  start: 'tools/start.ts',
  dev: 'tools/dev.ts',
  test: 'tools/test.ts',
  check: 'tools/check.ts',
  unit: 'tools/unit.ts',
  browser: 'tools/browser-tests.ts',
  e2e: 'tools/e2e.ts',
  pact: 'tools/pact.ts',
  deep: 'tools/deep.ts',
  drift: 'drift/src/main.ts',
  rules: 'tools/rules.ts',
  reach: 'tools/reach.ts',
  docs: 'tools/docs.ts',
  bench: 'load/bench/main.ts',
  load: 'load/run/main.ts',
  scenario: 'scenarios/src/main.ts',
  survive: 'load/survival/main.ts',
  world: 'mock-platform/src/tend-worlds.ts',
  fix: 'tools/fix.ts',
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) fail(`Node 20.19 or newer is required; this is ${process.version}.`);

const [name = '', ...rest] = process.argv.slice(2);
const script = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
if (!script) fail(`Unknown task "${name}". Known: ${Object.keys(tasks).join(', ')}.`);

// The other tasks forward their arguments, or check them themselves.
const known = {
  start: [],
  dev: [],
  test: [],
  check: [],
  fix: [],
  docs: ['--check'],
  rules: ['--citations', '--json', '--below'],
  reach: [],
};
const strange = rest.find((argument) => known[name] && !known[name].includes(argument));
if (strange) fail(`${name} does not take "${strange}". It takes ${known[name].join(', ') || 'no arguments'}.`);

const env = { ...withoutNpmSettings(process.env), KEPT_BY_NPM: settingsOfNpm(process.env).join(',') };
installOnce();
const loader = new URL('./node_modules/tsx/dist/loader.mjs', new URL('..', import.meta.url)).href;
const task = spawn(process.execPath, ['--import', loader, path.join(root, script), ...rest], {
  stdio: 'inherit',
  cwd: root,
  env,
});
// The terminal delivers Ctrl-C to the task; other signals must be forwarded. The task stops gracefully, then this
// process ends.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => task.kill(signal));
// npm signals only its shell. Without the forwarding, a signal to `npm start` would leave the platform running.
const parent = process.ppid;
const watch = setInterval(() => process.ppid !== parent && task.kill('SIGTERM'), 500);
task.on('exit', (code, signal) => {
  clearInterval(watch);
  process.exit(code ?? (signal === null ? 0 : 130));
});

/** Installs from the lockfile, once per version of it. */
function installOnce() {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const stamp = createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(path.join(root, 'pnpm-workspace.yaml')))
    .update(`${process.platform} ${process.arch} ${process.versions.modules} ${packageManager}`)
    .digest('hex');
  const stampFile = path.join(root, 'node_modules', '.installed');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log(`Installing packages with ${packageManager} …`);
  const installed = spawnSync(
    'npx',
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    { stdio: ['ignore', 'inherit', 'inherit'], cwd: root, env, shell: process.platform === 'win32' },
  );
  if (installed.status !== 0) fail('Installing the packages failed: see above.');
  writeFileSync(stampFile, stamp);
}

/** npm passes its settings to children as npm_config_*, which pnpm would read as its own. */
function withoutNpmSettings(source) {
  const kept = Object.entries(source).filter(
    ([key]) => !/^npm_(config|package|lifecycle)_/i.test(key) || /registry|proxy|cafile|cache$/i.test(key),
  );
  return Object.fromEntries(kept);
}

/** Options of a task that npm took for settings of its own, for want of --, are among these: the task can say so. */
function settingsOfNpm(source) {
  return Object.keys(source).flatMap((key) => /^npm_config_(.+)$/.exec(key)?.slice(1) ?? []);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
