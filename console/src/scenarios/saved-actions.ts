import type { ControlData } from '@miczero/contracts/control';

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

const actions = new Map<string, readonly Action[]>();
const listeners = new Set<() => void>();
const NONE: readonly Action[] = [];

/** Calls that change a world from inside. Those about whole worlds make, replace or end what a scenario begins with. */
function isKept(call: string, method: string, input: Action['input']): boolean {
  // A connection has another id in every world.
  return method !== 'GET' && !call.startsWith('worlds.') && !('connection' in input);
}

export function noteAction(world: string, call: string, method: string, input: Action['input']): void {
  // A world that is made or replaced begins without a past.
  if (call === 'worlds.create' || call === 'worlds.reset' || call === 'worlds.delete') forgetActions(world);
  if (!isKept(call, method, input)) return;
  actions.set(world, [...actionsOf(world), { call, input, at: Date.now() }].slice(-ACTIONS_MAX));
  for (const listener of listeners) listener();
}

export function actionsOf(world: string): readonly Action[] {
  return actions.get(world) ?? NONE;
}

export function forgetActions(world: string): void {
  actions.delete(world);
  for (const listener of listeners) listener();
}

export function onActions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The actions as the text of a scenario, which begins with the seed of their world. */
export function scenarioOfActions(
  title: string,
  { seed_world, seed, bots }: Pick<ControlData<'worlds.create'>, 'seed_world' | 'seed' | 'bots'>,
  list: readonly Action[],
): string {
  const steps = list.flatMap((action, index) => {
    const pause = index === 0 ? 0 : action.at - (list[index - 1]?.at ?? action.at);
    return [...(pause >= PAUSE_MS ? [{ wait: Math.round(pause / 100) * 100 }] : []), stepOf(action)];
  });
  const world = { seed_world, seed, bots };
  return `${JSON.stringify({ format: 1, title: { zh: title, en: title }, world, actors: {}, steps }, null, 2)}\n`;
}

function stepOf({ call, input }: Action): object {
  if (call === 'events.emit' || call === 'room-events.emit') {
    const { name, ...emission } = input;
    return { emit: name, ...emission };
  }
  if (call === 'clock.advance') return { wait: input['advance_ms'] };
  return { control: call, with: input };
}
