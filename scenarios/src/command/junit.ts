import type { Step } from '../format/steps.ts';
import type { Report, StepResult } from '../play/report.ts';
import { toldProblem } from '../words/problem-words.ts';
import { stepInWords } from '../words/step-words.ts';

/** What came of one scenario: its report, or why it could not begin. */
export type Outcome =
  | { readonly name: string; readonly report: Report }
  | { readonly name: string; readonly failure: string };

/** The outcomes as the XML that CI servers read: a suite for each scenario, a case for each step. */
export function junitOf(outcomes: readonly Outcome[]): string {
  const suites = outcomes.map(suiteOf);
  const lines = suites.flatMap(({ name, cases, ms }) => [
    `  <testsuite ${attributes({ name, ...figures(cases), time: seconds(ms) })}>`,
    ...cases.map((each) => caseOf(name, each)),
    '  </testsuite>',
  ]);
  const all = suites.flatMap(({ cases }) => cases);
  const time = seconds(suites.reduce((sum, { ms }) => sum + ms, 0));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes({ name: 'scenarios', ...figures(all), time })}>`,
    ...lines,
    '</testsuites>\n',
  ].join('\n');
}

interface Case {
  readonly name: string;
  readonly ms: number;
  readonly kind: 'passed' | 'failure' | 'error' | 'skipped';
  readonly message: string;
  /** Stands in the case, where the message is only a line; absent for nothing. */
  readonly whole?: string;
}

function suiteOf(outcome: Outcome): { readonly name: string; readonly cases: readonly Case[]; readonly ms: number } {
  const { name } = outcome;
  if ('failure' in outcome) {
    return { name, cases: [{ name: 'begins', ms: 0, kind: 'error', message: outcome.failure }], ms: 0 };
  }
  const { steps, cutShort, unplayed, stopped, ms } = outcome.report;
  const end: Case = { name: 'ends', ms: 0, kind: 'error', message: 'interrupted' };
  const skipped = unplayed.map(({ place, step }): Case => {
    return { name: nameOf(place, [], step), ms: 0, kind: 'skipped', message: 'not played' };
  });
  const cut = cutShort.map(({ place, rounds, step }): Case => {
    return { name: nameOf(place, rounds, step), ms: 0, kind: 'skipped', message: 'cut short' };
  });
  return { name, cases: [...steps.map(caseOfStep), ...cut, ...skipped, ...(stopped ? [end] : [])], ms };
}

function caseOfStep({ place, rounds, step, fate, problem, ms }: StepResult): Case {
  const name = nameOf(place, rounds, step);
  if (fate === 'left-out') return { name, ms, kind: 'skipped', message: 'it needs a page' };
  if (fate === 'held') return { name, ms, kind: 'passed', message: '' };
  const told = problem && toldProblem(problem, 'en');
  const whole = told?.whole ? { whole: `expected: ${told.whole.expected}\ncame: ${told.whole.seen}` } : {};
  return { name, ms, kind: 'failure', message: told?.line ?? '', ...whole };
}

function nameOf(place: string, rounds: readonly number[], step: Step): string {
  const round = rounds.length === 0 ? '' : ` (round ${rounds.join('.')})`;
  return `${place}${round} ${stepInWords(step, 'en')}`;
}

function caseOf(suite: string, { name, ms, kind, message, whole }: Case): string {
  const head = `    <testcase ${attributes({ classname: suite, name, time: seconds(ms) })}`;
  if (kind === 'passed') return `${head}/>`;
  const body = whole === undefined ? '/>' : `>${escapedXml(whole)}</${kind}>`;
  return `${head}><${kind} ${attributes({ message })}${body}</testcase>`;
}

function figures(cases: readonly Case[]) {
  const count = (kind: Case['kind']) => String(cases.filter((each) => each.kind === kind).length);
  return { tests: String(cases.length), failures: count('failure'), errors: count('error'), skipped: count('skipped') };
}

const seconds = (ms: number) => (ms / 1000).toFixed(3);

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escapedXml(value)}"`)
    .join(' ');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no other control characters than these three, not even as entities. */
function escapedXml(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
    .replaceAll(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
}
