import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { K6 } from './find-k6.ts';
import type { Summary } from './verdict.ts';

/** Paths as k6 sees them: relative to the workspace, which lies elsewhere in a container. */
export interface K6Files {
  readonly workspace: string;
  readonly script: string;
  /** Relative to the script. */
  readonly plan: string;
  readonly summary: string;
  /** What k6's dashboard records: the metrics of each second. */
  readonly recording: string;
  /** The page that is made of the run after its end. */
  readonly report: string;
}

export interface K6Outcome {
  /** k6's own: 99 for a missed threshold. */
  readonly code: number;
  readonly summary: Summary;
  /** The recording of the dashboard; empty when the run ended before its first period. */
  readonly recorded: string;
}

/** k6 names every timer of a run that is interrupted. */
const STOPPED_TIMER = /set(?:Timeout|Interval) \d+ was stopped/;

/**
 * Runs a script to its end, or until the platform breaks or the caller interrupts: then k6 ends with the figures it has. Rejects
 * when it has none, and with the reason of a signal that aborted before.
 */
export async function runK6(
  k6: K6,
  files: K6Files,
  broken: Promise<string>,
  signal: AbortSignal,
  say: (line: string) => void = console.error,
): Promise<K6Outcome> {
  signal.throwIfAborted();
  const summary = `${files.workspace}/${files.summary}`;
  const recording = `${files.workspace}/${files.recording}`;
  // The figures and the report of an earlier run are not those of one that fails early.
  for (const file of [summary, recording, `${files.workspace}/${files.report}`]) rmSync(file, { force: true });
  const [program, ...args] = k6.command;
  const child = spawn(program, [...args, 'run', '--quiet', '--no-usage-report', '--address', '', files.script], {
    cwd: files.workspace,
    // In a process group of its own: Ctrl+C would reach it beside the signal below, and k6 drops its figures at a second one.
    detached: true,
    stdio: ['ignore', 'inherit', 'pipe'],
    env: {
      ...process.env,
      // Frames are garbage at once: at Go's default of 100, a third of the generator's time is spent collecting them.
      GOGC: process.env['GOGC'] ?? '800',
      PLAN: files.plan,
      SUMMARY: files.summary,
      K6_WEB_DASHBOARD: 'true',
      K6_WEB_DASHBOARD_PORT: '-1',
      K6_WEB_DASHBOARD_PERIOD: '1s',
      K6_WEB_DASHBOARD_RECORD: files.recording,
    },
  });
  const told = createInterface({ input: child.stderr });
  told.on('line', (line) => {
    if (!STOPPED_TIMER.test(line)) say(line);
  });
  let isInterrupted = false;
  const interrupt = () => {
    if (!isInterrupted) child.kill('SIGINT');
    isInterrupted = true;
  };
  let reason = '';
  void broken.then((why) => {
    reason = why;
    interrupt();
  });
  signal.addEventListener('abort', interrupt);
  // Until all that it has said is read.
  const [code] = (await once(child, 'close')) as [number | null];
  signal.removeEventListener('abort', interrupt);
  if (!existsSync(summary)) throw new Error(`k6 ended with ${code} before it had figures. ${reason}`.trim());
  return {
    code: code ?? 1,
    summary: JSON.parse(readFileSync(summary, 'utf8')) as Summary,
    recorded: existsSync(recording) ? readFileSync(recording, 'utf8') : '',
  };
}
