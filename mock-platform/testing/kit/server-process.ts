import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

interface ServerProcessOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** Its working folder, which goes with it. */
  readonly dir: string;
  /** Whether it answers. */
  readonly isReady: () => Promise<boolean>;
  readonly startMs: number;
}

const LOOK_EVERY_MS = 10;

/** A real server that a test starts, kills and removes. */
export class ServerProcess {
  readonly #options: ServerProcessOptions;
  #child: ChildProcess | null = null;

  constructor(options: ServerProcessOptions) {
    this.#options = options;
  }

  /** Process number, for those who measure it. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    const { command, args, dir, isReady, startMs } = this.#options;
    this.#child = spawn(command, args, { stdio: 'ignore', cwd: dir });
    const deadline = Date.now() + startMs;
    while (!(await isReady())) {
      if (Date.now() > deadline) throw new Error(`${command} does not start`);
      await setTimeout(LOOK_EVERY_MS);
    }
  }

  /** Ends it without grace, as a failing machine would. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#options.dir, { recursive: true, force: true });
  }
}
