import { type SeedFacts, seedFacts } from '@miczero/mock-platform/seed-ids';
import { placeholderIn } from '../format/placeholders.ts';
import { problemLine } from '../format/problem-line.ts';
import { positionOf, writtenPath } from '../format/read-scenario.ts';
import type { Scenario } from '../format/scenario.ts';
import type { StepLanguage } from '../format/step-language.ts';
import type { PlainStep, Step } from '../format/steps.ts';
import { CHECK_WORDS } from '../words/check-words.ts';
import type { LoadedScenario } from './load-scenario.ts';

type Path = readonly (string | number)[];
interface Named {
  readonly path: Path;
  readonly id: string;
}

/** Fields of calls that name a person or a place, or several with commas. */
const NAMES_SOMETHING = /^(?:hall_id|channel_id|text_channel_id|group_id|room_id|uid|user_no|no|to)$/;
/** Those of the control API, and those that hold them. */
const NAMES_IN_CONTROL = /^(?:user|hall|channel|room|from)$/;
const HOLDS_NAMES = /^(?:list|to|\d+)$/;
/** Stands for every user of a world. */
const ALL_USERS = '*';

/**
 * Accounts and ids that the world of a scenario does not begin with, a line each with its first place. A step of the run may still make them,
 * so they do not keep it from being played.
 */
export function seedWarnings(
  { scenario, file, text }: LoadedScenario,
  language: StepLanguage = 'en',
): readonly string[] {
  const { seed_world: seed, people } = scenario.world;
  const { ids, phones } = factsOf(seed, people);
  const texts = CHECK_WORDS[language];
  const line = (path: Path, what: string) => {
    const place = { ...positionOf(text, path), path: writtenPath(path) };
    return texts.warning(problemLine(file, { ...place, message: texts.notInSeed(seed, what) }, language));
  };
  const strangers = Object.entries(scenario.actors).filter(([, { phone }]) => !phones.has(phone));
  // A capture names its people in hundreds of steps.
  const unknown = new Map<string, Named>();
  for (const each of namedIn(scenario)) {
    if (!ids.has(each.id) && !unknown.has(each.id)) unknown.set(each.id, each);
  }
  return [
    ...strangers.map(([name, { phone }]) => line(['actors', name, 'phone'], texts.account(phone))),
    ...[...unknown.values()].map(({ path, id }) => line(path, texts.place(id))),
  ];
}

const known = new Map<string, SeedFacts>();

function factsOf(seed: Scenario['world']['seed_world'], people: number | undefined): SeedFacts {
  const key = `${seed} ${people ?? ''}`;
  const facts = known.get(key) ?? seedFacts(seed, people);
  known.set(key, facts);
  return facts;
}

function namedIn({ actors, steps }: Scenario): readonly Named[] {
  const pages = Object.entries(actors).flatMap(([name, { page = '' }]) => inPath(page, ['actors', name, 'page']));
  return [...pages, ...inSteps(steps, ['steps'])];
}

function inSteps(steps: readonly Step[], at: Path): readonly Named[] {
  return steps.flatMap((step, index) => {
    const path = [...at, index];
    if ('repeat' in step) return inSteps(step.steps, [...path, 'steps']);
    if ('together' in step) return inSteps(step.together, [...path, 'together']);
    return inStep(step, path);
  });
}

/** What a step needs to be there. A call that is to be refused may name anything, and so may the body of an event. */
function inStep(step: PlainStep, at: Path): readonly Named[] {
  if ('say' in step) return step.in.split('/').flatMap((id) => named(id, [...at, 'in']));
  if ('say-in-room' in step) return named(step.room, [...at, 'room']);
  if ('emit' in step) return inControl({ to: step.to, from: step.from }, at);
  if ('control' in step) return inControl(step.with, [...at, 'with']);
  if ('open' in step) return inPath(step.open, [...at, 'open']);
  if (!('call' in step) || step.code !== 0) return [];
  const fields = Object.entries(step.with).filter(([field]) => NAMES_SOMETHING.test(field));
  return fields.flatMap(([field, ids]) => {
    const each = typeof ids === 'string' ? ids.split(',') : [ids];
    return each.flatMap((id) => named(id, [...at, 'with', field]));
  });
}

/** What a call of the control API needs to be there. */
function inControl(fields: object, at: Path): readonly Named[] {
  return Object.entries(fields).flatMap(([field, value]: [string, unknown]) => {
    const path = [...at, Array.isArray(fields) ? Number(field) : field];
    if (NAMES_IN_CONTROL.test(field)) return value === ALL_USERS ? [] : named(value, path);
    return HOLDS_NAMES.test(field) && typeof value === 'object' && value !== null ? inControl(value, path) : [];
  });
}

/** An id as it is written, unless an earlier step kept it or it stands for none. */
function named(id: unknown, path: Path): readonly Named[] {
  if (typeof id !== 'string' && typeof id !== 'number') return [];
  const isLiteral = placeholderIn(id) === undefined && !['', '0'].includes(String(id));
  return isLiteral ? [{ path, id: String(id) }] : [];
}

const PLACE = /(?:\/room\/|[?&](?:channel_id|hall|channel|shareHall|shareChannel)=)(\d+)/g;
/** Of an invite: who shares it. In other addresses this tells from where a visitor comes. */
const SHARED_BY = /^\/invite\?(?:.*&)?from=(\d+)/g;

/** The halls, rooms, channels and people in a path of the client. */
function inPath(address: string, path: Path): readonly Named[] {
  const found = [PLACE, SHARED_BY].flatMap((names) => [...address.matchAll(names)]);
  return found.flatMap(([, id]) => named(id, path));
}
