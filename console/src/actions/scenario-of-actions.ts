import { SEND_BURST_MESSAGES, SEND_RATE_PER_S } from '@miczero/contracts';
import { ALL_USERS, type ControlData } from '@miczero/contracts/control';
import { escaped, writeScenario } from '@miczero/scenarios/player';
import type { LeftOut } from '../words/left-out.ts';
import { aboutSaved } from './about-saved.ts';
import { type Burst, burstsOf, isEmit, lengthOfBurst, stepsOfBurst } from './bursts.ts';
import {
  END_OF_FAULTS,
  faultChanges,
  faultStep,
  faultsAfter,
  hasNone,
  isIdle,
  isOfFaults,
  NO_FAULTS,
} from './fault-changes.ts';
import { IdleActions } from './idle-actions.ts';
import { LeftOutList } from './left-out-list.ts';
import { roundedPause } from './pauses.ts';
import type { Action } from './stored-actions.ts';
import { type Entry, entrySteps, type Viewers } from './viewer-steps.ts';

/** How the world of a scenario begins. */
type Facts = Pick<ControlData<'worlds.create'>, 'name' | 'seed_world' | 'seed' | 'bots' | 'seed_people' | 'limits'>;

export interface SavedWorld {
  readonly facts: Facts;
  /** Who and what its seed has. */
  readonly seeded: ControlData<'worlds.seed'>;
  /** Where people were, by number; absent where it is not asked for. */
  readonly viewers?: Viewers;
  /** What is known to be missing from the actions. */
  readonly missing: { readonly past: number; readonly dropped: number };
}

export interface SavedScenario {
  readonly text: string;
  readonly leftOut: readonly LeftOut[];
}

/** The longest time that one step lets pass. */
const WAIT_MAX = 10 * 365 * 86_400_000;

/**
 * The actions on a world as a scenario that a person could have written: it begins with the seed, names the people whom the actions
 * mention, and says in its hint what it does not do.
 */
export function scenarioOfActions(title: string, world: SavedWorld, actions: readonly Action[]): SavedScenario {
  const { facts, missing } = world;
  const leftOut = new LeftOutList();
  leftOut.add({ kind: 'past', count: missing.past });
  leftOut.add({ kind: 'dropped', count: missing.dropped });
  const composer = new Composer(world.seeded, leftOut);
  for (const moment of momentsOf(actions)) composer.add(moment);
  composer.end();
  if (world.viewers) composer.enter(entrySteps(actions, world.viewers, world.seeded, leftOut));
  const { actors, steps } = composer;
  const head = {
    title: { zh: title, en: title },
    about: aboutSaved(facts.name, leftOut.all),
    world: worldOf(facts),
    actors,
  };
  return { text: writeScenario({ ...head, steps }), leftOut: leftOut.all };
}

/** The settings of a world that are not those of every world of its seed. */
function worldOf({ seed_world, seed, bots, seed_people, limits }: Facts): object {
  const isUsual = limits.burst === SEND_BURST_MESSAGES && limits.per_second === SEND_RATE_PER_S;
  const asksForPeople = seed_world === 'crowded' || seed_world === 'packed-room';
  return {
    seed_world,
    seed,
    ...(bots && { bots }),
    ...(asksForPeople && { people: seed_people }),
    ...(!isUsual && { limits }),
  };
}

interface Moment {
  /** Milliseconds of the world since the moment before. */
  readonly pause: number;
  /** A person has moved the clock in this time. */
  readonly isMoved: boolean;
  readonly bursts: readonly Burst[];
}

/** The actions by the pauses between them, rounded so that they do not drift from the real times. */
function momentsOf(actions: readonly Action[]): readonly Moment[] {
  const moments: { pause: number; isMoved: boolean; bursts: Burst[] }[] = [];
  const begin = actions[0]?.at ?? 0;
  /** Real time that the scenario has let pass. */
  let passed = 0;
  let [pause, isMoved] = [0, false];
  for (const burst of burstsOf(actions)) {
    const { call, input, at } = burst.action;
    const rounded = roundedPause(Math.max(0, at - begin - passed));
    passed += rounded;
    pause += rounded;
    if (call === 'clock.advance') {
      pause += Number(input['advance_ms']);
      isMoved = true;
      continue;
    }
    const last = moments.at(-1);
    if (last && pause === 0) last.bursts.push(burst);
    else moments.push({ pause, isMoved, bursts: [burst] });
    [pause, isMoved] = [0, false];
    passed += lengthOfBurst(burst);
  }
  if (isMoved) moments.push({ pause, isMoved, bursts: [] });
  return moments;
}

/** Collects the steps, and the actors that they name. */
class Composer {
  readonly steps: object[] = [];
  readonly actors: Record<string, { readonly phone: string }> = {};
  readonly #seeded: ControlData<'worlds.seed'>;
  readonly #leftOut: LeftOutList;
  readonly #idle = new IdleActions();
  readonly #names = new Map<string, string>();
  #faults = NO_FAULTS;
  #pause = 0;
  #isMoved = false;

  constructor(seeded: ControlData<'worlds.seed'>, leftOut: LeftOutList) {
    [this.#seeded, this.#leftOut] = [seeded, leftOut];
  }

  add({ pause, isMoved, bursts }: Moment): void {
    this.#pause += pause;
    this.#isMoved ||= isMoved;
    const byAction = new Map(bursts.map((burst) => [burst.action, burst]));
    const kept = this.#idle.without(bursts.map(({ action }) => action));
    const steps: object[] = [];
    let faults = this.#faults;
    const changeFaults = () => {
      steps.push(...this.#faultSteps(faults));
      faults = this.#faults;
    };
    for (const action of kept) {
      if (isOfFaults(action)) {
        faults = faultsAfter(faults, action);
        continue;
      }
      changeFaults();
      steps.push(...this.#stepsOf(byAction.get(action) ?? { action, times: 1, span: 0 }));
    }
    changeFaults();
    if (steps.length === 0) return;
    this.#wait();
    this.steps.push(...steps);
  }

  /** People enter the places that they viewed before anything is sent there. */
  enter(entries: readonly Entry[]): void {
    const steps = entries.flatMap(({ user, ...step }) => {
      const as = this.#actorOf(user);
      return as === null ? [] : [{ call: step.call, as, with: step.with }];
    });
    this.steps.unshift(...steps);
  }

  /** Behind the last step, only time that a person has let pass matters. */
  end(): void {
    if (this.#isMoved) this.#wait();
  }

  #wait(): void {
    for (; this.#pause > 0; this.#pause -= WAIT_MAX) this.steps.push({ wait: Math.min(WAIT_MAX, this.#pause) });
    [this.#pause, this.#isMoved] = [0, false];
  }

  #faultSteps(after: typeof NO_FAULTS): readonly object[] {
    const changes = faultChanges(this.#faults, after).filter(({ fault }) => !isIdle(fault));
    this.#faults = after;
    const steps = changes.flatMap((change) => {
      const user = String(change.fault['user'] ?? ALL_USERS);
      if (user === ALL_USERS) return [faultStep(change, undefined)];
      const actor = this.#actorOf(user);
      if (actor !== null) return [faultStep(change, actor)];
      const kind = this.#knows(user) ? 'no-phone' : 'stranger';
      if (!change.ends) this.#leftOut.add({ kind, what: user, count: 1 });
      return [];
    });
    return steps.length > 0 && hasNone(after) ? [END_OF_FAULTS] : steps;
  }

  #stepsOf(burst: Burst): readonly object[] {
    const { call, input } = burst.action;
    if ('connection' in input) {
      this.#leftOut.add({ kind: 'socket', count: 1 });
      return [];
    }
    const places = isEmit(burst.action) ? Object.entries(input['to'] as object) : Object.entries(input);
    const stranger = places.find(([kind, id]) => this.#isStrange(kind, id));
    if (stranger) {
      this.#leftOut.add({ kind: 'stranger', what: String(stranger[1]), count: burst.times });
      return [];
    }
    for (const [kind, id] of [...places, ['user', input['from']]]) if (kind === 'user') this.#actorOf(String(id));
    if (!isEmit(burst.action)) return [{ control: call, with: escaped(input) }];
    const { name, times: _times, ...others } = input;
    return stepsOfBurst({ emit: name, ...(escaped(others) as object) }, burst);
  }

  /** Whether the seed lacks whom or what an action is about. */
  #isStrange(kind: string, id: unknown): boolean {
    if (kind === 'user') return id !== ALL_USERS && !this.#knows(String(id));
    const { halls, channels, rooms } = this.#seeded;
    const known = { hall: halls, channel: channels, room: rooms }[kind];
    return known !== undefined && !known.includes(String(id));
  }

  #knows(user: string): boolean {
    return this.#seeded.people.some((each) => each.user === user);
  }

  /** The name of a user, who becomes an actor; null for one who cannot sign in. */
  #actorOf(user: string): string | null {
    const person = this.#seeded.people.find((each) => each.user === user);
    if (!person || person.phone === '') return null;
    const known = this.#names.get(user);
    if (known !== undefined) return known;
    const isFree = person.nick !== '' && !Object.hasOwn(this.actors, person.nick);
    const name = isFree ? person.nick : `${person.nick} ${user}`.trim();
    this.#names.set(user, name);
    this.actors[name] = { phone: person.phone };
    return name;
  }
}
