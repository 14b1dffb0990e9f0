import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { K6 } from './find-k6.ts';
import type { Summary } from './verdict.ts';
import type { LoadLanguage } from './words/load-words.ts';
import { TROUBLE_WORDS } from './words/trouble-words.ts';

/** Paths as k6 sees them: relative to the workspace, which lies elsewhere in a container. */
export interface K6Files {
  readonly workspace: string;
  readonly script: string;
  /** Relative to the script. */
  readonly plan: string;
  /** Where k6 leaves its figures. A container sees the workspace only, and reports may be stored elsewhere. */
  readonly summary: string;
  /** Where the figures are stored at the end: relative to the workspace, within it or not. */
  readonly figures: string;
  /** What k6's dashboard records: the metrics of each second. */
  readonly recording: string;
  /** The page that is made of the run after its end, as the figures. */
  readonly report: string;
}

export interface K6Outcome {
  /** k6's own: 99 for a missed threshold. */
  readonly code: number;
  readonly summary: Summary;
  /** The recording of the dashboard; empty when the run ended before its first period. */
  readonly recorded: string;
}

/** What the verdict says better: each timer of a run that is interrupted, and which thresholds were crossed. */
const UNWANTED = /set(?:Timeout|Interval) \d+ was stopped|thresholds on metrics .* crossed/;

/** The words of a line of k6's log, `level=error msg="…"`; any other line as it is. */
function wordsOf(line: string): string {
  const quoted = / msg=("(?:[^"\\]|\\.)*")/.exec(` ${line}`)?.[1];
  if (quoted === undefined) return line;
  try {
    return String(JSON.parse(quoted));
  } catch {
    // Go escapes what JSON does not.
    return quoted;
  }
}

/**
 * Runs a script to its end, or until the platform breaks or the caller interrupts: then k6 ends with the figures it has. Rejects
 * when it has none, and with the reason of a signal that aborted before.
 */
export async function runK6(
  k6: K6,
  files: K6Files,
  broken: Promise<string>,
  signal: AbortSignal,
  {
    language = 'en',
    say = console.error,
  }: { readonly language?: LoadLanguage; readonly say?: (line: string) => void } = {},
): Promise<K6Outcome> {
  signal.throwIfAborted();
  const troubles = TROUBLE_WORDS[language];
  const summary = `${files.workspace}/${files.summary}`;
  const recording = `${files.workspace}/${files.recording}`;
  // The figures and the report of an earlier run are not those of one that fails early.
  const kept = [files.figures, files.report].map((file) => path.join(files.workspace, file));
  for (const file of [summary, recording, ...kept]) rmSync(file, { force: true });
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
  const times = new Map<string, number>();
  told.on('line', (line) => {
    if (UNWANTED.test(line)) return;
    const words = wordsOf(line);
    const said = times.get(words) ?? 0;
    times.set(words, said + 1);
    // Each play of a scenario that fails says the same.
    if (said === 0) say(words);
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
  for (const [words, count] of times) if (count > 1) say(troubles.times(count, words));
  if (!existsSync(summary)) throw new Error(troubles.noFigures(String(code), reason));
  copyFileSync(summary, path.join(files.workspace, files.figures));
  return {
    code: code ?? 1,
    summary: JSON.parse(readFileSync(summary, 'utf8')) as Summary,
    recorded: existsSync(recording) ? readFileSync(recording, 'utf8') : '',
  };
}
