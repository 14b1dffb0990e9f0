import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';

/** The newest that runs on every Node that this project runs on. Fetched when it is first needed: only this bench needs it. */
export const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Lighthouse's code for a trace without the beginning of the page. It happens now and then, with any page. */
export const TRACE_LOST = 'NO_NAVSTART';
const REPORT_BYTES = 64 * 1024 * 1024;
const AT_MOST_MS = 180_000;

export const PRESETS = ['desktop', 'mobile'] as const;
export type Preset = (typeof PRESETS)[number];

/** The part of Lighthouse's report that is read here. */
export interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
}
interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Readonly<Record<string, unknown>>[] };
}

export interface Measured {
  /** As the report file has it. */
  readonly json: string;
  readonly report: Report;
}

const run = promisify(execFile);

function lighthouse(...args: string[]) {
  const running = run('npx', ['--yes', '--package', LIGHTHOUSE, '--', 'lighthouse', ...args], {
    maxBuffer: REPORT_BYTES,
    timeout: AT_MOST_MS,
    shell: process.platform === 'win32',
  });
  // The tool reads each event of the browser while the page loads: on two cores it would slow down what it measures.
  if (running.child.pid !== undefined) setPriority(running.child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return running;
}

/** Fetches Lighthouse unless npm has it already. Returns its version; undefined when it cannot be fetched. */
export const fetchLighthouse = (): Promise<string | undefined> =>
  lighthouse('--version').then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

/** Measures an address in a browser that runs, with the defaults of a preset. A return keeps what the visit before left. */
export async function measure(port: number, url: string, preset: Preset, isReturn = false): Promise<Measured> {
  const args = [
    url,
    `--port=${port}`,
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--no-enable-error-reporting',
  ];
  if (preset === 'desktop') args.push('--preset=desktop');
  if (isReturn) args.push('--disable-storage-reset', '--only-categories=performance');
  const { stdout } = await lighthouse(...args);
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return { json: stdout, report };
}
