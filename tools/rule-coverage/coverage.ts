import { type Citation, citedIds } from './citations.ts';
import type { Evidence, TestResult } from './results.ts';
import type { Exemption, Rule, Surface } from './rule-book.ts';

/**
 * - `covered`: every citing test that ran passed, and at least one counts on the surface of the rule.
 * - `below`: a screen rule whose citing tests passed, but not in a browser on shipped code.
 * - `failing`: a citing test failed.
 * - `not-run`: cited, but no citing test has run.
 * - `exempt`: no test can show it.
 * - `uncovered`: no citation that counts.
 */
export type RuleStatus = 'covered' | 'below' | 'failing' | 'not-run' | 'exempt' | 'uncovered';

export const RULE_STATUSES: readonly RuleStatus[] = ['covered', 'below', 'not-run', 'failing', 'exempt', 'uncovered'];

export interface RuleRow {
  readonly id: string;
  readonly kind: string;
  readonly surface: Surface;
  readonly status: RuleStatus;
  readonly tests: readonly string[];
}

export interface Count {
  readonly total: number;
  readonly covered: number;
}

export interface Coverage extends Count {
  readonly screen: Count;
  readonly wire: Count;
  readonly rows: readonly RuleRow[];
}

/** Kinds whose rules state that a call or entity exists and which fields it has: generated tests can cover them. */
const SHAPE_KINDS: ReadonlySet<string> = new Set(['api', 'entity']);

/** Joins the rules with the citations and the test results. */
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

  const rows = rules.map((rule): RuleRow => {
    const ran = (outcomes.get(rule.id) ?? []).filter(({ evidence }) => counts(rule, evidence));
    const tests =
      ran.length > 0
        ? [...new Set(ran.map(({ file, title }) => `${file} › ${title}`))]
        : [...(cited.get(rule.id) ?? [])];
    const { id, kind, surface } = rule;
    return { id, kind, surface, status: statusOf(rule, ran, cited.has(id), exempt.has(id)), tests };
  });
  const onSurface = (surface: Surface) => count(rows.filter((row) => row.surface === surface));
  return { ...count(rows), screen: onSurface('screen'), wire: onSurface('wire'), rows };
}

/** Whether this kind of evidence covers the rule, on any surface. */
function counts({ kind }: Rule, evidence: Evidence): boolean {
  return evidence !== 'shape' || SHAPE_KINDS.has(kind);
}

function statusOf(rule: Rule, ran: readonly TestResult[], isCited: boolean, isExempt: boolean): RuleStatus {
  if (ran.some(({ passed }) => !passed)) return 'failing';
  if (ran.some(({ evidence }) => rule.surface === 'wire' || evidence === 'page')) return 'covered';
  if (ran.length > 0) return 'below';
  if (isCited) return 'not-run';
  return isExempt ? 'exempt' : 'uncovered';
}

function count(rows: readonly RuleRow[]): Count {
  return { total: rows.length, covered: rows.filter(({ status }) => status === 'covered').length };
}

/** Problems of the citations: unknown ids, rules both exempt and cited, unknown exemptions. */
export function citationProblems(
  rules: readonly Rule[],
  exemptions: readonly Exemption[],
  citations: readonly Citation[],
): string[] {
  const known = new Set(rules.map(({ id }) => id));
  const problems = citations.flatMap(({ file, title, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: "${title}" cites ${id}, which is not a rule`),
  );
  const citedSomewhere = new Set(citations.flatMap(({ ids }) => ids));
  for (const { id, reason } of exemptions) {
    if (!known.has(id)) problems.push(`untestable.md lists ${id}, which is not a rule`);
    if (citedSomewhere.has(id)) problems.push(`untestable.md lists ${id}, but a test cites it: remove the line`);
    if (reason.trim().length < 20) problems.push(`untestable.md gives no sufficient reason for ${id}`);
  }
  const seen = new Set<string>();
  for (const { id } of rules) {
    if (seen.has(id)) problems.push(`the rule ${id} is defined twice`);
    seen.add(id);
  }
  return problems;
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const set = map.get(key) ?? new Set();
  set.add(value);
  map.set(key, set);
}
