import { type Citation, citedIds } from './citations.ts';
import type { TestResult } from './results.ts';
import type { Exemption, Rule } from './rule-book.ts';

/**
 * `covered`: a citing test ran and all citing tests that ran passed. `failing`: one failed. `not-run`: cited, but no
 * citing test has run. `exempt`: no test can show it. `uncovered`: nothing cites it.
 */
export type RuleStatus = 'covered' | 'failing' | 'not-run' | 'exempt' | 'uncovered';

export interface RuleRow {
  readonly id: string;
  readonly kind: string;
  readonly status: RuleStatus;
  readonly tests: readonly string[];
}

export interface Coverage {
  readonly total: number;
  readonly covered: number;
  readonly rows: readonly RuleRow[];
}

/** Joins rules with what the tests cite and how the tests went. */
export function coverRules(
  rules: readonly Rule[],
  exemptions: readonly Exemption[],
  citations: readonly Citation[],
  results: readonly TestResult[],
): Coverage {
  const exempt = new Set(exemptions.map(({ id }) => id));
  const cited = new Map<string, Set<string>>();
  const outcomes = new Map<string, TestResult[]>();
  for (const { file, title, ids } of citations) for (const id of ids) addTo(cited, id, `${file} › ${title}`);
  for (const result of results) {
    for (const id of citedIds(result.title)) outcomes.set(id, [...(outcomes.get(id) ?? []), result]);
  }

  const rows = rules.map(({ id, kind }): RuleRow => {
    const ran = outcomes.get(id) ?? [];
    const tests =
      ran.length > 0 ? [...new Set(ran.map(({ file, title }) => `${file} › ${title}`))] : [...(cited.get(id) ?? [])];
    return { id, kind, status: statusOf(ran, cited.has(id), exempt.has(id)), tests };
  });
  return { total: rows.length, covered: rows.filter(({ status }) => status === 'covered').length, rows };
}

function statusOf(ran: readonly TestResult[], isCited: boolean, isExempt: boolean): RuleStatus {
  if (ran.some(({ passed }) => !passed)) return 'failing';
  if (ran.length > 0) return 'covered';
  if (isCited) return 'not-run';
  return isExempt ? 'exempt' : 'uncovered';
}

/** What is wrong with the citations themselves: ids that do not exist, rules both exempt and cited, unknown exemptions. */
export function citationProblems(
  rules: readonly Rule[],
  exemptions: readonly Exemption[],
  citations: readonly Citation[],
): string[] {
  const known = new Set(rules.map(({ id }) => id));
  const problems = citations.flatMap(({ file, title, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: "${title}" cites ${id}, which is no rule`),
  );
  const citedSomewhere = new Set(citations.flatMap(({ ids }) => ids));
  for (const { id, reason } of exemptions) {
    if (!known.has(id)) problems.push(`untestable.md lists ${id}, which is no rule`);
    if (citedSomewhere.has(id)) problems.push(`untestable.md lists ${id}, but a test cites it: remove the line`);
    if (reason.trim().length < 20) problems.push(`untestable.md gives no real reason for ${id}`);
  }
  const seen = new Set<string>();
  for (const { id } of rules) {
    if (seen.has(id)) problems.push(`the rule ${id} stands twice`);
    seen.add(id);
  }
  return problems;
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const set = map.get(key) ?? new Set();
  set.add(value);
  map.set(key, set);
}
