import { citedIds, readCitations } from './rule-coverage/citations.ts';
import { type Coverage, citationProblems, coverRules } from './rule-coverage/coverage.ts';
import { readResults } from './rule-coverage/results.ts';
import { readRuleBook } from './rule-coverage/rule-book.ts';
import { ROOT } from './run.ts';

/**
 * `npm run rules`: which rules are shown by a test that passes, after the last `npm run unit` and `npm run e2e`.
 * `-- --json` prints `{ total, covered, rows: [{ id, kind, status, tests }] }`; `--citations` only checks the citations.
 */
const FOLDERS = ['contracts', 'mock-platform', 'client', 'load', 'e2e', 'tools'];

const { rules, exemptions } = readRuleBook(`${ROOT}docs/rules`);
const citations = readCitations(ROOT, FOLDERS);

const { results, missing } = process.argv.includes('--citations') ? { results: [], missing: [] } : readResults(ROOT);
// Titles that are computed are known from the results only.
const computed = results.map(({ file, title }) => ({ file, title, ids: citedIds(title) }));
const problems = citationProblems(rules, exemptions, [...citations, ...computed]);

if (process.argv.includes('--citations')) {
  for (const problem of problems) console.error(problem);
  console.log(`${citations.length} tests cite ${new Set(citations.flatMap(({ ids }) => ids)).size} rules.`);
  process.exit(problems.length === 0 ? 0 : 1);
}

const coverage = coverRules(rules, exemptions, citations, results);
if (process.argv.includes('--json')) console.log(JSON.stringify(coverage, null, 2));
else print(coverage);
process.exitCode = problems.length > 0 || coverage.rows.some(({ status }) => status === 'failing') ? 1 : 0;

function print({ total, covered, rows }: Coverage): void {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const count = (kind: string, status: string) =>
    rows.filter((row) => row.kind === kind && row.status === status).length;
  console.log('kind         rules  covered  not run  failing  exempt  uncovered');
  for (const kind of kinds) {
    const cells = ['covered', 'not-run', 'failing', 'exempt', 'uncovered'].map((status) => count(kind, status));
    const widths = [9, 9, 9, 8, 11];
    const all = rows.filter((row) => row.kind === kind).length;
    console.log(
      `${kind.padEnd(12)}${String(all).padStart(6)}${cells.map((cell, index) => String(cell).padStart(widths[index] ?? 9)).join('')}`,
    );
  }
  for (const { id, status } of rows) if (status === 'failing') console.log(`failing: ${id}`);
  for (const problem of problems) console.log(`problem: ${problem}`);
  for (const file of missing)
    console.log(
      `note: reports/${file} is not there; run ${file === 'vitest.json' ? 'npm run unit' : 'npm run e2e'} first.`,
    );
  console.log(
    `${covered} of ${total} rules are covered by a test that passed; ${exemptions.length} cannot be shown by any test.`,
  );
}
