import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Evidence that a test provides.
 * - `page`: what a user sees in a real browser, in the shipped app.
 * - `below`: behaviour of the code beneath the page: models, sagas, the platform, the wire.
 * - `shape`: a title generated per call or entity, which shows only that it exists and which fields it has.
 */
export type Evidence = 'page' | 'below' | 'shape';

/** The result of one test. */
export interface TestResult {
  readonly file: string;
  /** The title of the test without its group titles, because citations stand at the beginning of a title. */
  readonly title: string;
  readonly passed: boolean;
  readonly evidence: Evidence;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      /** `page` is set by the harness that mounts the app of `main.tsx`. */
      readonly meta?: { readonly page?: boolean };
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    /** `page` is annotated by the fixture that opens a page of the app. */
    readonly tests: readonly { readonly status: string; readonly annotations?: readonly { readonly type: string }[] }[];
  }[];
}

/** Tests whose titles are generated from the contracts or from a table. */
const GENERATED = /(?:^|\/)(?:walks|contract-rules|limits)\.test\.ts$/;

/** Results of a Vitest JSON report, without skipped tests. */
export function fromVitest(report: VitestReport, root: string): TestResult[] {
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const file = path.relative(root, name).replaceAll('\\', '/');
    return assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status, meta }) => ({
        file,
        title,
        passed: status === 'passed',
        evidence: meta?.page ? ('page' as const) : evidenceInNode(file),
      }));
  });
}

/** Results of a Playwright JSON report. */
export function fromPlaywright(report: { readonly suites: readonly PlaywrightSuite[] }): TestResult[] {
  const walk = (suite: PlaywrightSuite): TestResult[] => {
    const own = (suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ file, title, ok, tests }) => ({
        file: `e2e/${file}`,
        title,
        passed: ok,
        evidence: tests.some(({ annotations }) => annotations?.some(({ type }) => type === 'page'))
          ? ('page' as const)
          : ('below' as const),
      }));
    return [...own, ...(suite.suites ?? []).flatMap(walk)];
  };
  return report.suites.flatMap(walk);
}

/** A test that opened no page shows code, or only that something exists. */
function evidenceInNode(file: string): Evidence {
  return GENERATED.test(file) ? 'shape' : 'below';
}

/** The code that each report speaks about: shipped code, and what the tests are made of. Test files count one by one. */
const INPUTS: Readonly<Record<string, readonly string[]>> = {
  'vitest.json': ['contracts/src', 'mock-platform/src', 'mock-platform/testing', 'client/src'],
  'browser.json': ['contracts/src', 'client/src'],
  'playwright.json': ['contracts/src', 'mock-platform/src', 'client/src', 'e2e'],
};

/** Results of the last complete runs that still apply to the present code. */
export interface KnownResults {
  readonly results: readonly TestResult[];
  /** Reports that no run has written. */
  readonly missing: readonly string[];
  /** Reports that are older than the code that they speak about, by the newest file of that code. They prove nothing and are not counted. */
  readonly outdated: ReadonlyMap<string, string>;
  /** Test files that changed or went away after their report was written. Their results are not counted. */
  readonly stale: readonly string[];
}

/** Reads the reports of the last complete runs in reports/. */
export function readResults(root: string): KnownResults {
  const missing: string[] = [];
  const outdated = new Map<string, string>();
  const stale = new Set<string>();
  const read = <T extends TestResult>(file: string, parse: (report: never) => T[]): T[] => {
    const full = path.join(root, 'reports', file);
    if (!existsSync(full)) {
      missing.push(file);
      return [];
    }
    const written = statSync(full).mtimeMs;
    const newest = newestOf((INPUTS[file] ?? []).flatMap((folder) => inputFiles(root, folder)));
    if (newest && newest.changed > written) {
      outdated.set(file, path.relative(root, newest.file).replaceAll('\\', '/'));
      return [];
    }
    return parse(JSON.parse(readFileSync(full, 'utf8')) as never).filter((result) => {
      const source = statSync(path.join(root, result.file), { throwIfNoEntry: false });
      const isCurrent = source !== undefined && source.mtimeMs <= written;
      if (!isCurrent) stale.add(result.file);
      return isCurrent;
    });
  };
  const results = [
    ...read('vitest.json', (report) => fromVitest(report, root)),
    ...read('browser.json', (report) => fromVitest(report, root)),
    ...read('playwright.json', (report) => fromPlaywright(report)),
  ];
  return { results, missing, outdated, stale: [...stale] };
}

interface ChangedFile {
  readonly file: string;
  /** In ms since the epoch. */
  readonly changed: number;
}

/** Folders below the inputs that hold no code of ours. */
const WRITTEN: ReadonlySet<string> = new Set(['node_modules', 'test-results']);

/** Files below a folder, without tests, packages and what runs write. */
function inputFiles(root: string, folder: string): ChangedFile[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !path
          .relative(full, file)
          .split(path.sep)
          .some((part) => WRITTEN.has(part)),
    )
    .map((file) => ({ file, changed: statSync(file).mtimeMs }));
}

function newestOf(files: readonly ChangedFile[]): ChangedFile | undefined {
  return files.toSorted((one, other) => other.changed - one.changed)[0];
}
