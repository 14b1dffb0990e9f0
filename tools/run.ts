import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace, with a closing slash. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Step {
  readonly name: string;
  /** Program and arguments; a program without a slash is a package's own command. */
  readonly command: readonly [string, ...string[]];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** Processor time of the step and its children; null where the system does not tell. */
  readonly cpuSeconds: number | null;
}

/** Path of a package's command in node_modules/.bin of the workspace or of a package. */
export function bin(name: string, packageFolder = ''): string {
  return `${ROOT}${packageFolder === '' ? '' : `${packageFolder}/`}node_modules/.bin/${name}`;
}

/** The command that runs one of our TypeScript files with this Node. */
export function script(file: string, ...args: string[]): [string, ...string[]] {
  return [process.execPath, '--import', import.meta.resolve('tsx'), `${ROOT}${file}`, ...args];
}

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Processor time of all children that have ended, and of theirs. */
function childCpuSeconds(): number | null {
  try {
    // The second field is the program's name in brackets; after it, the children's user and system time stand 13 fields on.
    const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const [user = 0, system = 0] = fields.split(' ').slice(13, 15).map(Number);
    return (user + system) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

/** What was counted when a step last ended: a child counts when it ends, so the difference belongs to the step that ends. */
let accountedSeconds = childCpuSeconds();

/** Runs one step; its output appears when it has ended, or at once with `live`. */
export function runStep(step: Step, live = false): Promise<StepResult> {
  const started = Date.now();
  const [program, ...args] = step.command;
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(program, args, {
      cwd: step.cwd ?? ROOT,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...step.env },
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    const end = (ok: boolean, note = '') => {
      const seconds = (Date.now() - started) / 1000;
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.name} (${seconds.toFixed(1)} s)${note}`);
      if (!ok && !live) process.stdout.write(Buffer.concat(output));
      const counted = childCpuSeconds();
      const cpuSeconds = accountedSeconds === null || counted === null ? null : counted - accountedSeconds;
      accountedSeconds = counted;
      resolve({ name: step.name, ok, seconds, cpuSeconds });
    };
    child.on('error', (error) => end(false, `: ${error.message}`));
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs steps, a few at a time, and says whether all of them were fine. */
export async function runSteps(steps: readonly Step[], atOnce = 2): Promise<boolean> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results.every((result) => result.ok);
}
