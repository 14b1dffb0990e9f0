import type { ControlData } from '@miczero/contracts/control';
import { escaped } from '@miczero/scenarios/player';
import type { Action } from './stored-actions.ts';

/** How the world of a scenario begins. */
type Seed = Pick<ControlData<'worlds.create'>, 'seed_world' | 'seed' | 'bots' | 'seed_people' | 'limits'>;

/** A shorter pause between two actions is not a step of its own. */
const PAUSE_MS = 1000;

/** The actions as the text of a scenario, which begins with the seed of their world. */
export function scenarioOfActions(
  title: string,
  { seed_world, seed, bots, seed_people, limits }: Seed,
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
