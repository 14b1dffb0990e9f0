import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What became of one test. */
export interface TestResult {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** Results of a Vitest JSON report. Skipped tests are left out: they prove nothing. */
export function fromVitest(report: VitestReport, root: string): TestResult[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: path.relative(root, name).replaceAll('\\', '/'),
        title: fullName,
        passed: status === 'passed',
      })),
  );
}

/** Results of a Playwright JSON report. */
export function fromPlaywright(report: { readonly suites: readonly PlaywrightSuite[] }): TestResult[] {
  const walk = (suite: PlaywrightSuite, above: string): TestResult[] => {
    const prefix = suite.title === suite.file ? above : `${above} ${suite.title}`.trim();
    const own = (suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map((spec) => ({ file: `e2e/${spec.file}`, title: `${prefix} ${spec.title}`.trim(), passed: spec.ok }));
    return [...own, ...(suite.suites ?? []).flatMap((inner) => walk(inner, prefix))];
  };
  return report.suites.flatMap((suite) => walk(suite, ''));
}

/** All results that the last whole runs left in reports/. */
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
  const results = [
    ...read('vitest.json', (report) => fromVitest(report, root)),
    ...read('playwright.json', (report) => fromPlaywright(report)),
  ];
  return { results, missing };
}
