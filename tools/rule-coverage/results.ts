import { existsSync, readFileSync } from 'node:fs';
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
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** Tests whose titles are generated from the contracts. */
const GENERATED = /(?:^|\/)(?:walks|contract-rules)\.test\.ts$/;
/** The harness that mounts the app of `main.tsx`. A browser test without it shows a part, not the product. */
const MOUNTS_THE_APP = /from '[^']*\/mount-app\.tsx?'/;

/** Results of a Vitest JSON report, without skipped tests. */
export function fromVitest(report: VitestReport, root: string, evidenceOf: (file: string) => Evidence): TestResult[] {
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const file = path.relative(root, name).replaceAll('\\', '/');
    return assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({ file, title, passed: status === 'passed', evidence: evidenceOf(file) }));
  });
}

/** Results of a Playwright JSON report. */
export function fromPlaywright(report: { readonly suites: readonly PlaywrightSuite[] }): TestResult[] {
  const walk = (suite: PlaywrightSuite): TestResult[] => {
    const own = (suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ file, title, ok }) => ({ file: `e2e/${file}`, title, passed: ok, evidence: 'page' as const }));
    return [...own, ...(suite.suites ?? []).flatMap(walk)];
  };
  return report.suites.flatMap(walk);
}

/** The evidence of a Node test. */
export function evidenceInNode(file: string): Evidence {
  return GENERATED.test(file) ? 'shape' : 'below';
}

/** The evidence of a browser test, from the source of its file. */
export function evidenceInBrowser(source: string): Evidence {
  return MOUNTS_THE_APP.test(source) ? 'page' : 'below';
}

/** All results of the last complete runs in reports/. */
export function readResults(root: string): { results: TestResult[]; missing: string[] } {
  const missing: string[] = [];
  const read = <T>(file: string, parse: (report: never) => T[]): T[] => {
    const full = path.join(root, 'reports', file);
    if (!existsSync(full)) {
      missing.push(file);
      return [];
    }
    return parse(JSON.parse(readFileSync(full, 'utf8')) as never);
  };
  const inBrowser = (file: string) => evidenceInBrowser(readFileSync(path.join(root, file), 'utf8'));
  const results = [
    ...read('vitest.json', (report) => fromVitest(report, root, evidenceInNode)),
    ...read('browser.json', (report) => fromVitest(report, root, inBrowser)),
    ...read('playwright.json', (report) => fromPlaywright(report)),
  ];
  return { results, missing };
}
