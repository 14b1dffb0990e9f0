import type { LoadPlan } from '../crowd/load-plan.ts';

declare const __ENV: Readonly<Record<string, string>>;
declare function open(path: string): string;

/** What the run is to do. k6 opens files only while a script starts, once in each VU. */
export const plan: LoadPlan = JSON.parse(open(__ENV['PLAN'] ?? ''));

/** The statistics of each trend in the summary. */
export const TREND_STATS = ['count', 'avg', 'med', 'p(90)', 'p(95)', 'p(99)', 'max'];

/** The figures of the run as a file, for the report. */
export function handleSummary(data: unknown): Readonly<Record<string, string>> {
  return { [__ENV['SUMMARY'] ?? 'summary.json']: JSON.stringify(data) };
}
