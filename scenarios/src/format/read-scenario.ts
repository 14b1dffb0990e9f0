import type { FieldProblem } from '@miczero/contracts';
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import * as z from 'zod/mini';
import { checkStep, type Known } from './check-step.ts';
import type { Path } from './placeholders.ts';
import { type Scenario, scenarioHead } from './scenario.ts';
import { GROUP_STEPS, PLAIN_STEPS, type PlainStep, type Step, VERBS, verbOf } from './steps.ts';

// zod/mini ships without error texts; the author of a scenario is told what was expected.
z.config(z.locales.en());

/** A problem with its place: `line` and `column` begin at 1, `path` reads `steps[3].body.msg`. */
export interface PlacedProblem {
  readonly line: number;
  readonly column: number;
  readonly path: string;
  readonly message: string;
}

export type ReadScenario =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly PlacedProblem[] };

/**
 * Reads a scenario from JSON text. Nothing is tolerated: unknown verbs, calls, events, fields, actors and placeholders, and
 * values that the contract refuses, are problems with their line and path. All problems are told at once.
 */
export function readScenario(text: string): ReadScenario {
  const syntax: ParseError[] = [];
  const tree = parseTree(text, syntax, { disallowComments: true });
  if (!tree || syntax.length > 0) {
    const problems = syntax.map(({ error, offset }) => ({
      ...placeOf(text, offset),
      path: '',
      message: `not JSON: ${printParseErrorCode(error)}`,
    }));
    return {
      ok: false,
      problems: problems.length > 0 ? problems : [{ line: 1, column: 1, path: '', message: 'empty' }],
    };
  }
  const value = JSON.parse(text) as unknown;
  const { scenario, problems } = check(value);
  if (scenario) return { ok: true, scenario };
  const placed = problems.map(({ path, message }) => ({
    ...placeOf(text, nearest(tree, path).offset),
    path: written(path),
    message,
  }));
  return { ok: false, problems: placed };
}

function check(value: unknown): { scenario: Scenario | null; problems: readonly FieldProblem[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { scenario: null, problems: [{ path: [], message: 'a scenario is an object' }] };
  }
  const { steps, ...rest } = value as Record<string, unknown>;
  const head = z.safeParse(scenarioHead, rest);
  const problems: FieldProblem[] = head.success ? [] : issuesOf(head.error, []);
  const actors = typeof rest['actors'] === 'object' && rest['actors'] !== null ? Object.keys(rest['actors']) : [];
  const known: Known = { actors: new Set(actors), kept: new Set() };
  const read = readSteps(steps, ['steps'], known, problems);
  if (!head.success || problems.length > 0) return { scenario: null, problems };
  return { scenario: { ...head.data, steps: read }, problems };
}

function readSteps(value: unknown, at: Path, known: Known, problems: FieldProblem[]): Step[] {
  if (!Array.isArray(value)) {
    problems.push({ path: at, message: 'a list of steps is needed' });
    return [];
  }
  return value.flatMap((item, index) => readStep(item as unknown, [...at, index], known, problems) ?? []);
}

function readStep(item: unknown, at: Path, known: Known, problems: FieldProblem[]): Step | null {
  const verb = typeof item === 'object' && item !== null ? verbOf(item) : undefined;
  if (verb === undefined) {
    problems.push({ path: at, message: `a step has one of ${VERBS.join(', ')}` });
    return null;
  }
  const isGroup = verb === 'repeat' || verb === 'together';
  const schema: z.core.$ZodType = isGroup ? GROUP_STEPS[verb] : PLAIN_STEPS[verb];
  const parsed = z.safeParse(schema, item);
  if (!parsed.success) {
    problems.push(...issuesOf(parsed.error, at));
    return null;
  }
  if (!isGroup) {
    // the schema of this very verb parsed it
    const step = parsed.data as PlainStep;
    problems.push(...checkStep(step, known).map(({ path, message }) => ({ path: [...at, ...path], message })));
    return step;
  }
  const inner = verb === 'repeat' ? 'steps' : 'together';
  const steps = readSteps((item as Record<string, unknown>)[inner], [...at, inner], known, problems);
  return { ...(parsed.data as object), [inner]: steps } as unknown as Step;
}

function issuesOf({ issues }: z.core.$ZodError, at: Path): FieldProblem[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path.map((key) => (typeof key === 'number' ? key : String(key)))];
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
    return issue.keys.map((key) => ({ path: [...path, key], message: 'no such field' }));
  });
}

/** The node of a path, or of the nearest part above it that exists. */
function nearest(tree: Node, path: Path): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node;
  }
  return tree;
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function written(path: Path): string {
  return path.map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`)).join('');
}
