import type { ControlData } from '@miczero/contracts/control';
import { escaped } from '@miczero/scenarios/player';

type WorldFacts = ControlData<'worlds.create'>;

/** Something that a person did to a world from this console: a control call that was not refused. */
export interface Action {
  readonly call: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Actions that are kept for each world: the newest. */
export const ACTIONS_MAX = 500;
/** A shorter pause between two actions is not a step of its own. */
const PAUSE_MS = 1000;

/** Commands that a world has when it was made. */
const MAKING_COMMANDS = 2;

interface Kept {
  readonly actions: readonly Action[];
  /** Commands that the world had before the first of them. */
  readonly past: number;
  /** Actions that were too many, the oldest. */
  readonly dropped: number;
}
const NOTHING: Kept = { actions: [], past: 0, dropped: 0 };

const kept = new Map<string, Kept>();
/** The number of commands of each world, as the latest list of worlds has it. */
const commands = new Map<string, number>();
const listeners = new Set<() => void>();

/** Calls that change a world from inside. Those about whole worlds make, replace or end what a scenario begins with. */
function isKept(call: string, method: string, input: Action['input']): boolean {
  // A connection has another id in every world.
  return method !== 'GET' && !call.startsWith('worlds.') && !('connection' in input);
}

export function noteAction(world: string, call: string, method: string, input: Action['input']): void {
  // A world that is made or replaced begins without a past.
  if (call === 'worlds.create' || call === 'worlds.reset' || call === 'worlds.delete') {
    commands.delete(world);
    forgetActions(world);
  }
  if (!isKept(call, method, input)) return;
  const { actions, past, dropped } = kept.get(world) ?? { ...NOTHING, past: commands.get(world) ?? 0 };
  const all = [...actions, { call, input, at: Date.now() }];
  const over = Math.max(0, all.length - ACTIONS_MAX);
  kept.set(world, { actions: all.slice(over), past, dropped: dropped + over });
  for (const listener of listeners) listener();
}

/** What the list of worlds says: how far each was before something is done to it. */
export function notePasts(worlds: readonly Pick<WorldFacts, 'name' | 'sequence'>[]): void {
  for (const { name, sequence } of worlds) commands.set(name, sequence);
}

export function actionsOf(world: string): readonly Action[] {
  return (kept.get(world) ?? NOTHING).actions;
}

/** What the scenario of a world does not have: commands before the first action, and actions that were too many. */
export function leftOutOf(world: string): { readonly past: number; readonly dropped: number } {
  const { past, dropped } = kept.get(world) ?? NOTHING;
  return { past: Math.max(0, past - MAKING_COMMANDS), dropped };
}

export function forgetActions(world: string): void {
  kept.delete(world);
  for (const listener of listeners) listener();
}

export function onActions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The actions as the text of a scenario, which begins with the seed of their world. */
export function scenarioOfActions(
  title: string,
  {
    seed_world,
    seed,
    bots,
    seed_people,
    limits,
  }: Pick<WorldFacts, 'seed_world' | 'seed' | 'bots' | 'seed_people' | 'limits'>,
  list: readonly Action[],
): string {
  const steps = list.flatMap((action, index) => {
    const pause = index === 0 ? 0 : action.at - (list[index - 1]?.at ?? action.at);
    return [...(pause >= PAUSE_MS ? [{ wait: Math.round(pause / 100) * 100 }] : []), stepOf(action)];
  });
  const world = { seed_world, seed, bots, people: seed_people, limits };
  return `${JSON.stringify({ format: 1, title: { zh: title, en: title }, world, actors: {}, steps }, null, 2)}\n`;
}

function stepOf({ call, input }: Action): object {
  const { name, ...others } = input;
  // A text that begins with a dollar is no placeholder here.
  if (call === 'events.emit' || call === 'room-events.emit') return { emit: name, ...escapedFields(others) };
  if (call === 'clock.advance') return { wait: input['advance_ms'] };
  return { control: call, with: escapedFields(input) };
}

const escapedFields = (fields: Action['input']) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, escaped(value)]));
