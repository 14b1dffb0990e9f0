import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Path of the workspace, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Step {
  readonly name: string;
  /** Executable and arguments. A name without a slash is a command of a package. */
  readonly command: readonly [string, ...string[]];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** CPU time of the step and its children; null where the system does not report it. */
  readonly cpuSeconds: number | null;
}

/** Path of a package command in node_modules/.bin of the workspace or of a package. */
export function bin(name: string, packageFolder = ''): string {
  return `${ROOT}${packageFolder === '' ? '' : `${packageFolder}/`}node_modules/.bin/${name}`;
}

/** The command that runs a TypeScript file with this Node. */
export function script(file: string, ...args: string[]): [string, ...string[]] {
  return [process.execPath, '--import', import.meta.resolve('tsx'), `${ROOT}${file}`, ...args];
}

/** Linux counts CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** CPU time of all ended children and their descendants. */
function childCpuSeconds(): number | null {
  try {
    // The second field is the program name in parentheses; the children's user and system time follow 13 fields later.
    const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const [user = 0, system = 0] = fields.split(' ').slice(13, 15).map(Number);
    return (user + system) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

/** CPU time when the last step ended. A child counts when it ends, so the difference belongs to the step that ends. */
let accountedSeconds = childCpuSeconds();

/**
 * Children write to a pipe and would not colour a terminal; a file or a pipe of the caller gets none. Some libraries take any
 * FORCE_COLOR, also 0, for a wish.
 */
const COLOURS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Runs one step. Prints its output when it ends, or at once with `live`. */
export function runStep(step: Step, live = false): Promise<StepResult> {
  const started = Date.now();
  const [program, ...args] = step.command;
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(program, args, {
      cwd: step.cwd ?? ROOT,
      env: { ...process.env, ...COLOURS, ...step.env },
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

/** Runs steps, a few in parallel, and returns whether all succeeded. */
export async function runSteps(steps: readonly Step[], atOnce = 2): Promise<boolean> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results.every((result) => result.ok);
}
