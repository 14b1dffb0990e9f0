import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The reporters of a run. Only a whole run names a report, relative to the workspace (tools/kept-results.ts). */
export function reportersOf(report: string | undefined): (['list'] | ['json', { outputFile: string }])[] {
  return report === undefined ? [['list']] : [['list'], ['json', { outputFile: path.join(ROOT, report) }]];
}
