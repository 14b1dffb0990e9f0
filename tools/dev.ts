import { type ChildProcess, spawn } from 'node:child_process';
import { buildDocuments } from './build.ts';
import { bin, ROOT, script } from './run.ts';

/** `npm run dev`: the platform with restart on change and the client with hot reload. One Ctrl-C ends both. */
await buildDocuments();
const [node, ...platformArgs] = script('mock-platform/src/main.ts');
const children = [
  start('platform', node, ['--watch', '--watch-preserve-output', ...platformArgs], ROOT),
  start('client', bin('vite', 'client'), [], `${ROOT}client`),
];
let isStopping = false;

function start(name: string, program: string, args: readonly string[], cwd: string): ChildProcess {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => process.stdout.write(String(chunk).replace(/^(?=.)/gm, `[${name}] `)));
  }
  child.on('exit', (code) => {
    if (!isStopping) {
      console.error(`[${name}] ended with ${code}`);
      stop(code ?? 1);
    }
  });
  return child;
}

function stop(exitCode: number): void {
  isStopping = true;
  process.exitCode = exitCode;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
