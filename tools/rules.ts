import { citedIds, readCitations } from './rule-coverage/citations.ts';
import { type Coverage, citationProblems, coverRules, RULE_STATUSES } from './rule-coverage/coverage.ts';
import { type KnownResults, readResults } from './rule-coverage/results.ts';
import { readRuleBook } from './rule-coverage/rule-book.ts';
import { ROOT } from './run.ts';
import { SOURCE_FOLDERS } from './source-files.ts';

/**
 * `npm run rules`: which rules a passing test shows on their surface, by the reports of the last `npm run unit`,
 * `npm run browser` and `npm run e2e`. It fails when a report is missing, or older than the code that it speaks about.
 * `-- --json` prints `{ total, covered, screen: { total, covered }, wire: { total, covered }, rows: [{ id, kind, surface,
 * status, tests }] }`; `--below` lists the screen rules that are shown only below the browser; `--citations` only checks
 * the citations.
 */
const RUN_FIRST: Readonly<Record<string, string>> = {
  'vitest.json': 'npm run unit',
  'browser.json': 'npm run browser',
  'playwright.json': 'npm run e2e',
};
const book = readRuleBook(`${ROOT}docs/rules`);
const citations = readCitations(ROOT, SOURCE_FOLDERS);

const { results, missing, outdated, stale }: KnownResults = process.argv.includes('--citations')
  ? { results: [], missing: [], outdated: new Map(), stale: [] }
  : readResults(ROOT);
// Titles that are computed are known from the results only.
const computed = results.map(({ file, title }) => ({ file, title, ids: citedIds(title) }));
const problems = [...book.problems, ...citationProblems(book.rules, book.exemptions, [...citations, ...computed])];

if (process.argv.includes('--citations')) {
  for (const problem of problems) console.error(problem);
  console.log(`${citations.length} tests cite ${new Set(citations.flatMap(({ ids }) => ids)).size} rules.`);
  process.exit(problems.length === 0 ? 0 : 1);
}

const coverage = coverRules(book.rules, book.exemptions, citations, results);
if (process.argv.includes('--json')) console.log(JSON.stringify(coverage, null, 2));
// Without any report the table would call every rule unproven.
else if (missing.length < Object.keys(RUN_FIRST).length) print(coverage);
const howToWrite = (file: string) => RUN_FIRST[file] ?? 'npm test';
for (const file of missing) console.error(`reports/${file} is missing: ${howToWrite(file)} writes it.`);
for (const [file, newer] of outdated) {
  console.error(`reports/${file} is older than ${newer} and is not counted: ${howToWrite(file)} writes it anew.`);
}
const isIncomplete = missing.length > 0 || outdated.size > 0;
if (isIncomplete) console.error('The count is incomplete. npm test writes every report and counts.');
const isFailing = problems.length > 0 || coverage.rows.some(({ status }) => status === 'failing');
process.exitCode = isFailing || isIncomplete ? 1 : 0;

function print({ total, covered, screen, wire, rows }: Coverage): void {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const line = (cells: readonly (string | number)[]) =>
    console.log(cells.map((cell, index) => (index === 0 ? `${cell}`.padEnd(12) : `${cell}`.padStart(10))).join(''));
  line(['kind', 'rules', ...RULE_STATUSES]);
  for (const kind of kinds) {
    const ofKind = rows.filter((row) => row.kind === kind);
    line([kind, ofKind.length, ...RULE_STATUSES.map((status) => ofKind.filter((row) => row.status === status).length)]);
  }
  const listed = process.argv.includes('--below') ? ['failing', 'below'] : ['failing'];
  for (const { id, status, tests } of rows) {
    if (listed.includes(status)) console.log(`${status}: ${id}${status === 'below' ? ` (${tests[0]})` : ''}`);
  }
  for (const problem of problems) console.log(`problem: ${problem}`);
  if (stale.length > 0) console.log(`note: changed since they last ran, and not counted: ${stale.join(', ')}`);
  console.log(
    `On screen ${screen.covered} of ${screen.total} rules are shown in a real browser on the app that ships.`,
  );
  console.log(`On the wire ${wire.covered} of ${wire.total} rules are shown by a test.`);
  console.log(`Together ${covered} of ${total}; ${book.exemptions.length} cannot be shown by any test.`);
}
