import { type FieldProblem, strangeFields } from '@miczero/contracts';
import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import * as z from 'zod/mini';
import { checkNames, checkStep, type Known } from './check-step.ts';
import type { Path } from './placeholders.ts';
import { READ_TEXTS, type ReadTexts } from './read-texts.ts';
import { type Scenario, scenarioHead, scenarioWorld } from './scenario.ts';
import { fieldsAt } from './schema-fields.ts';
import type { StepLanguage } from './step-language.ts';
import { meantStep, schemaOf } from './step-verb.ts';
import { type PlainStep, type Step, VERBS } from './steps.ts';
import { syntaxProblem } from './syntax-problem.ts';

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
 * values that the contract refuses, are problems with their line and path. All problems are told at once, in `language`.
 */
export function readScenario(written: string, language: StepLanguage = 'en'): ReadScenario {
  const texts = READ_TEXTS[language];
  try {
    return readText(withoutMark(written), texts);
  } catch (error) {
    // The parser and the checks go into each bracket.
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, problems: [{ line: 1, column: 1, path: '', message: texts.tooDeep }] };
  }
}

function readText(text: string, texts: ReadTexts): ReadScenario {
  const syntax: ParseError[] = [];
  const tree = parseTree(text, syntax, { disallowComments: true });
  if (!tree || syntax.length > 0) {
    const { offset, message } = syntaxProblem(text, syntax, texts);
    return { ok: false, problems: [{ ...placeOf(text, offset), path: '', message }] };
  }
  const doubled = doubledKeys(tree, texts).map(({ offset, path, message }) => ({
    ...placeOf(text, offset),
    path: writtenPath(path),
    message,
  }));
  const value = JSON.parse(text) as unknown;
  const { scenario, problems } = check(value, texts);
  if (scenario && doubled.length === 0) return { ok: true, scenario };
  const placed = problems.map(({ path, message }) => ({
    ...placeOf(text, nearest(tree, path).offset),
    path: writtenPath(path),
    message,
  }));
  return { ok: false, problems: [...doubled, ...placed] };
}

/** Where a part of a scenario stands in its text, or what is nearest above it. */
export function positionOf(text: string, path: Path): { readonly line: number; readonly column: number } {
  const tree = parseTree(withoutMark(text));
  return tree ? placeOf(text, nearest(tree, path).offset) : { line: 1, column: 1 };
}

/** Some editors begin a file with a mark of its byte order, which is no part of its text. */
const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

/** Names that an object has twice: JSON keeps the last value without a word. */
function doubledKeys(
  node: Node,
  texts: ReadTexts,
  path: Path = [],
): { readonly offset: number; readonly path: Path; readonly message: string }[] {
  const children = node.children ?? [];
  if (node.type === 'array') return children.flatMap((item, index) => doubledKeys(item, texts, [...path, index]));
  if (node.type !== 'object') return [];
  const seen = new Set<unknown>();
  return children.flatMap(({ children: [key, value] = [] }) => {
    if (!key || !value) return [];
    const at = [...path, String(key.value)];
    const isDoubled = seen.has(key.value);
    seen.add(key.value);
    const inner = doubledKeys(value, texts, at);
    return isDoubled ? [{ offset: key.offset, path: at, message: texts.doubledKey }, ...inner] : inner;
  });
}

function check(value: unknown, texts: ReadTexts): { scenario: Scenario | null; problems: readonly FieldProblem[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { scenario: null, problems: [{ path: [], message: texts.notAnObject }] };
  }
  const { steps, ...rest } = value as Record<string, unknown>;
  const head = z.safeParse(scenarioHead, rest, { error: texts.misfit });
  const problems: FieldProblem[] = [
    ...(head.success ? [] : issuesOf(scenarioHead, head.error, [], texts)),
    ...strangeFields(scenarioWorld, rest['world'], ['world'], texts.noField),
    ...samePhones(rest['actors'], texts),
  ];
  const known: Known = { ...actorsIn(rest['actors']), kept: new Set() };
  const read = new StepReader(problems, texts).all(steps, ['steps'], known);
  if (!head.success || problems.length > 0) return { scenario: null, problems };
  return { scenario: { ...head.data, steps: read }, problems };
}

/** Actors with the account of another one: the second to sign in would end the session of the first. */
function samePhones(actors: unknown, texts: ReadTexts): FieldProblem[] {
  if (typeof actors !== 'object' || actors === null) return [];
  const owners = new Map<unknown, string>();
  return Object.entries(actors as Record<string, unknown>).flatMap(([name, actor]) => {
    const phone = typeof actor === 'object' && actor !== null && 'phone' in actor ? actor.phone : undefined;
    const other = owners.get(phone);
    if (phone !== undefined && other === undefined) owners.set(phone, name);
    return other === undefined ? [] : [{ path: ['actors', name, 'phone'], message: texts.samePhone(other) }];
  });
}

/** The names of actors, also of those that the format refuses. */
function actorsIn(value: unknown): Pick<Known, 'actors' | 'withPage'> {
  const actors = typeof value === 'object' && value !== null ? Object.entries(value as Record<string, unknown>) : [];
  const withPage = actors.filter(([, actor]) => typeof actor === 'object' && actor !== null && 'page' in actor);
  return { actors: new Set(actors.map(([name]) => name)), withPage: new Set(withPage.map(([name]) => name)) };
}

/** Reads steps and those in groups; adds faults to `problems`. */
class StepReader {
  readonly #problems: FieldProblem[];
  readonly #texts: ReadTexts;

  constructor(problems: FieldProblem[], texts: ReadTexts) {
    [this.#problems, this.#texts] = [problems, texts];
  }

  /** Steps in order: each knows what those before it keep. */
  all(value: unknown, at: Path, known: Known): Step[] {
    return this.#items(value, at).flatMap((item, index) => this.#step(item, [...at, index], known) ?? []);
  }

  /** Steps that begin at once: what one of them keeps is known behind all of them. */
  #together(value: unknown, at: Path, { kept, ...cast }: Known): Step[] {
    const before = new Set(kept);
    return this.#items(value, at).flatMap((item, index) => {
      const branch: Known = { ...cast, kept: new Set(before) };
      const step = this.#step(item, [...at, index], branch);
      for (const name of branch.kept) kept.add(name);
      return step ?? [];
    });
  }

  #items(value: unknown, at: Path): readonly unknown[] {
    // The console keeps a scenario that is still without steps; a group without any is a slip.
    if (Array.isArray(value) && (value.length > 0 || at.length === 1)) return value as readonly unknown[];
    this.#problems.push({ path: at, message: Array.isArray(value) ? this.#texts.noSteps : this.#texts.notSteps });
    return [];
  }

  /** Names are checked also in a step that is otherwise refused: all problems are told at once. */
  #names(item: object, at: Path, known: Known): void {
    this.#add(checkNames(item, known, this.#texts), at);
  }

  #add(problems: readonly FieldProblem[], at: Path): void {
    this.#problems.push(...problems.map(({ path, message }) => ({ path: [...at, ...path], message })));
  }

  #step(item: unknown, at: Path, known: Known): Step | null {
    const meant = typeof item === 'object' && item !== null ? meantStep(item) : undefined;
    if (meant === undefined) {
      this.#problems.push({ path: at, message: this.#texts.noVerb(VERBS.join(', ')) });
      if (typeof item === 'object' && item !== null) this.#names(item, at, known);
      return null;
    }
    const { verb, own, foreign, others, isNamedByType } = meant;
    const isThere = Object.hasOwn(own, verb);
    if (isNamedByType) {
      this.#problems.push({ path: [...at, 'type'], message: this.#texts.namedByType(verb, isThere) });
    }
    if (others.length > 0) {
      const message = this.#texts.otherVerb(verb, others.join(', '));
      this.#problems.push({ path: [...at, others[0] ?? ''], message });
    }
    this.#names(foreign, at, known);
    // Without its verb, a step has no fields to be judged by.
    if (!isThere) {
      this.#names(own, at, known);
      return null;
    }
    const isGroup = verb === 'repeat' || verb === 'together';
    const schema = schemaOf(verb);
    const parsed = z.safeParse(schema, own, { error: this.#texts.misfit });
    if (!parsed.success) {
      this.#problems.push(...issuesOf(schema, parsed.error, at, this.#texts));
      if (!isGroup) this.#names(own, at, known);
      return null;
    }
    if (!isGroup) {
      // the schema of this very verb parsed it
      const step = parsed.data as PlainStep;
      const problems = checkStep(step, known, this.#texts);
      this.#add(problems, at);
      return step;
    }
    const inner = verb === 'repeat' ? 'steps' : 'together';
    const written = own[inner];
    const steps =
      verb === 'repeat' ? this.all(written, [...at, inner], known) : this.#together(written, [...at, inner], known);
    return { ...(parsed.data as object), [inner]: steps } as unknown as Step;
  }
}

function issuesOf(schema: z.core.$ZodType, { issues }: z.core.$ZodError, at: Path, texts: ReadTexts): FieldProblem[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path.map((key) => (typeof key === 'number' ? key : String(key)))];
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
    const ofSchema = fieldsAt(schema, issue.path);
    // The steps are read apart from the head.
    const fields = path.length === 0 ? [...ofSchema, 'steps'] : ofSchema;
    return issue.keys.map((key) => ({ path: [...path, key], message: texts.noField(key, fields) }));
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

/** The line and column of an offset, from 1. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** A path as it is written in code: `steps[3].body.msg`. */
export function writtenPath(path: Path): string {
  return path.map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`)).join('');
}
