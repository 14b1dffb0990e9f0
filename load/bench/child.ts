import { type ChildProcess, fork } from 'node:child_process';

/**
 * A measured server in a process of its own. It reports its resource use on request and ends with the parent. The
 * parent measures that process only.
 */
export interface Usage {
  /** User and system CPU time so far. */
  readonly micros: number;
  readonly rssBytes: number;
}

export interface ChildOptions {
  readonly args?: readonly string[];
  /** Modules to preload. */
  readonly imports?: readonly string[];
  /** Additional flags of Node. */
  readonly flags?: readonly string[];
  /** The core that it is bound to, by `taskset`. */
  readonly core?: number;
}

const STEP_TIMEOUT_MS = 60_000;

/** Starts a script of plain JavaScript. Programs of this repository are built first (built.ts). */
export function start(file: string, options: ChildOptions = {}): ChildProcess {
  const { args = [], imports = [], flags = [], core } = options;
  const nodeFlags = [...flags, ...imports.flatMap((module) => ['--import', module])];
  return fork(file, args, {
    ...(core === undefined
      ? { execArgv: nodeFlags }
      : { execPath: 'taskset', execArgv: ['-c', String(core), process.execPath, ...nodeFlags] }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

export async function usage(child: ChildProcess): Promise<Usage> {
  const answer = next(child, 'cpu');
  child.send({ order: 'cpu' });
  return (await answer) as unknown as Usage;
}

/** The next message of that name; an error when the child ends first or stays silent too long. */
export function next(
  child: ChildProcess,
  event: string,
  timeoutMs = STEP_TIMEOUT_MS,
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(new Error(`no "${event}" from the child within ${timeoutMs} ms`)), timeoutMs);
    const onMessage = (message: Record<string, unknown>) => {
      if (message['event'] === event) end(null, message);
    };
    const onExit = (code: number | null) => end(new Error(`the child ended with ${code} before "${event}"`));
    const end = (error: Error | null, message: Record<string, unknown> = {}) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      if (error) reject(error);
      else resolve(message);
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
  });
}
