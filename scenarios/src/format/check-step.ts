import { ENDPOINTS, type FieldProblem, HALL_EVENTS, ROOM_EVENTS, strangeFields } from '@miczero/contracts';
import { CONTROL } from '@miczero/contracts/control';
import * as z from 'zod/mini';
import { checkFault } from './fault-step.ts';
import { filled, type Path, placeholdersOf } from './placeholders.ts';
import type { PlainStep } from './steps.ts';

/** Names known from the head and from earlier steps. */
export interface Known {
  readonly actors: ReadonlySet<string>;
  readonly kept: Set<string>;
}

/** Control calls about a whole world: the player makes and deletes it. */
const WORLD_CALLS = new Set(['worlds.list', 'worlds.create', 'worlds.reset', 'worlds.delete']);

/** Problems of a well-formed step: unknown names, and values that the contract refuses. */
export function checkStep(step: PlainStep, known: Known): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (path: Path, message: string) => void problems.push({ path, message });

  if ('as' in step && step.as !== undefined && !known.actors.has(step.as))
    say(['as'], `no actor "${step.as}"; there is ${list(known.actors)}`);
  for (const { name, path } of placeholdersOf(step)) {
    if (!known.kept.has(name)) say(path, `nothing kept "${name}" before this step`);
  }
  if ('call' in step) {
    const endpoint: { request: z.core.$ZodType } | undefined = named(ENDPOINTS, step.call);
    if (endpoint) problems.push(...misfit(endpoint.request, step.with, ['with']));
    else say(['call'], unknownName('call', step.call, ENDPOINTS));
    for (const name of Object.keys(step.keep ?? {})) known.kept.add(name);
  } else if ('control' in step) {
    const call: { request: z.core.$ZodType } | undefined = named(CONTROL, step.control);
    if (!call) say(['control'], unknownName('control call', step.control, CONTROL));
    else if (WORLD_CALLS.has(step.control)) say(['control'], 'a scenario has one world; `world` says how it begins');
    else problems.push(...misfit(call.request, step.with, ['with']));
  } else if ('fault' in step) problems.push(...checkFault(step));
  else if ('emit' in step) {
    const event: { body: z.core.$ZodType } | undefined = named(HALL_EVENTS, step.emit) ?? named(ROOM_EVENTS, step.emit);
    if (event)
      problems.push(
        ...(named(HALL_EVENTS, step.emit)
          ? misfit(event.body, step.body, ['body'])
          : strangeFields(event.body, step.body, ['body'])),
      );
    else say(['emit'], unknownName('event', step.emit, { ...HALL_EVENTS, ...ROOM_EVENTS }));
    const places = Object.entries(step.to).filter(([, place]) => place !== undefined);
    const isOfRoom = Object.hasOwn(ROOM_EVENTS, step.emit);
    if (places.length !== 1) say(['to'], 'exactly one of user, hall, channel and room');
    else if (event && step.to.user === undefined && isOfRoom !== (step.to.room !== undefined)) {
      say(
        ['to'],
        isOfRoom ? 'a room event goes to a room or a user' : 'a hall event goes to a hall, a channel or a user',
      );
    }
  } else if ('hear' in step || 'silence' in step) {
    const name = 'hear' in step ? step.hear : step.silence;
    const event: { body: z.core.$ZodType } | undefined = named(HALL_EVENTS, name) ?? named(ROOM_EVENTS, name);
    if (event) problems.push(...strangeFields(event.body, step.body, ['body']));
    else say(['hear' in step ? 'hear' : 'silence'], unknownName('event', name, { ...HALL_EVENTS, ...ROOM_EVENTS }));
  }
  return problems;
}

function named<Item>(table: Readonly<Record<string, Item>>, name: string): Item | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Whether a value fits a schema. A placeholder may be anything, so it stands for an id here. */
function misfit(schema: z.core.$ZodType, value: unknown, at: Path): FieldProblem[] {
  const strange = strangeFields(schema, value, at);
  const sample = filled(value, () => '1');
  const parsed = z.safeParse(schema, sample);
  const unfit = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ path: [...at, ...path.map(plainKey)], message }));
  return [...strange, ...unfit];
}

const plainKey = (key: PropertyKey) => (typeof key === 'number' ? key : String(key));

/** Names the closest known name as well, because most unknown names are typing errors. */
function unknownName(kind: string, name: string, table: object): string {
  const [first] = Object.keys(table)
    .map((known) => ({ known, distance: distanceOf(name.toLowerCase(), known.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const hint = first && first.distance <= Math.max(2, name.length / 3) ? `; did you mean "${first.known}"?` : '';
  return `no ${kind} is named "${name}"${hint}`;
}

/** Levenshtein distance. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const list = (names: ReadonlySet<string>) => [...names].join(', ') || 'none';
