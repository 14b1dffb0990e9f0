import {
  NotSignedIn,
  play,
  type Report,
  type Runtime,
  type Scenario,
  SignInRefused,
  type StepProblem,
  type StepResult,
} from '@miczero/scenarios/player';
import { savedActions } from '../actions/saved-actions.ts';
import { type ControlFailure, failureOf } from '../api/control-call.ts';

/** Where a step of a run stands. A step that no entry is about is waiting. */
export interface StepState {
  /** `cut-short`: a person ended the run during it. */
  readonly fate: 'running' | StepResult['fate'] | 'cut-short';
  readonly problem: StepProblem | null;
  readonly ms: number;
  /** The rounds of the repetitions around it, the outermost first. */
  readonly rounds: readonly number[];
}

export interface RunState {
  readonly phase: 'idle' | 'starting' | 'playing' | 'paused' | 'ended';
  /** Counts the runs of this page; 0 before the first. */
  readonly number: number;
  /** The world that it plays in; empty before the first run. */
  readonly world: string;
  /** Name of the scenario, as the library lists it. */
  readonly scenario: string;
  /** What is played: the list may have another one of that name by now. Absent before the first run. */
  readonly played?: Scenario;
  readonly seed: number;
  /** Epoch milliseconds of its beginning; 0 before the first run. */
  readonly began: number;
  /** The world stands and the actors are signed in. */
  readonly hasBegun: boolean;
  /** Place of the step that is played, or that waits for the person. */
  readonly at: string;
  readonly steps: ReadonlyMap<string, StepState>;
  /** What came out; absent while it lasts, and when it could not be played. */
  readonly report?: Report;
  /** Why it could not be played at all; absent where an actor is the reason. */
  readonly failure?: ControlFailure;
  /** The actor who could not sign in, and what the platform replied. */
  readonly notSignedIn?: { readonly actor: string; readonly reply: string };
}

/** How fast a run goes: `max` lets no time pass, a number is that many world seconds in a real one. */
export type Speed = 'max' | 1 | 4 | 20;
export const SPEEDS: readonly Speed[] = ['max', 20, 4, 1];

/** At speed 1 a step begins so long after the one before, so that eyes can follow. */
const BREATH_MS = 800;
/** Runs whose results can be opened again: the newest. */
export const RUNS_KEPT = 10;

const IDLE: RunState = {
  phase: 'idle',
  number: 0,
  world: '',
  scenario: '',
  seed: 0,
  began: 0,
  hasBegun: false,
  at: '',
  steps: new Map(),
};

export interface RunRequest {
  readonly name: string;
  readonly scenario: Scenario;
  readonly world: string;
  readonly seed: number;
  /** Begins paused, and plays the first step only. */
  readonly isStepwise: boolean;
}

/** One run of a scenario, played in this page: it can be held, stepped through, hurried and stopped. */
export class ScenarioRun {
  readonly #runtime: Runtime;
  readonly #origin: string;
  readonly #listeners = new Set<() => void>();
  #state: RunState = IDLE;
  #history: readonly RunState[] = [];
  #speed: Speed = 'max';
  /** Steps that may begin while it is paused. */
  #allowed = 0;
  /** Lets the held step begin. */
  #go: (() => void) | null = null;
  #stop: AbortController | null = null;
  /** The scenario of the run under way was deleted or replaced meanwhile. */
  #isForgotten = false;
  /** Worlds that runs of this page have made. */
  readonly #made = new Set<string>();

  constructor(runtime: Runtime, origin: string) {
    [this.#runtime, this.#origin] = [runtime, origin];
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): RunState => this.#state;

  /** The runs of this page that have ended, the newest first; the same list until another one ends. */
  readonly history = (): readonly RunState[] => this.#history;

  get isUnderWay(): boolean {
    return ['starting', 'playing', 'paused'].includes(this.#state.phase);
  }

  /** Whether a run of this page has made the world, which another may then replace. */
  hasMade(world: string): boolean {
    return this.#made.has(world);
  }

  /** Makes the world anew and plays. Resolves when the run has ended; it never rejects. A run under way is not replaced. */
  async start({ name, scenario, world, seed, isStepwise }: RunRequest): Promise<void> {
    if (this.isUnderWay) return;
    const stop = new AbortController();
    this.#stop = stop;
    this.#isForgotten = false;
    this.#allowed = isStepwise ? 1 : 0;
    this.#made.add(world);
    // The world of those actions will be gone.
    savedActions.forget(world);
    this.#clear();
    const number = this.#state.number + 1;
    this.#change({ number, phase: 'starting', world, scenario: name, played: scenario, seed, began: Date.now() });
    try {
      const report = await play(scenario, {
        runtime: this.#runtime,
        origin: this.#origin,
        world,
        seed,
        keep: true,
        speed: () => (this.#speed === 'max' ? undefined : this.#speed),
        signal: stop.signal,
        onBegun: () => this.#change({ phase: isStepwise ? 'paused' : 'playing', hasBegun: true }),
        before: (place) => this.#begin(place),
        onStep: (result) => this.#note(result.place, result),
      });
      // What goes on as a run is stopped never comes to an end.
      const steps = new Map([...this.#state.steps].filter(([, { fate }]) => fate !== 'running'));
      for (const { place, rounds } of report.cutShort) {
        steps.set(place, { fate: 'cut-short', problem: null, ms: 0, rounds });
      }
      this.#end({ report, steps });
    } catch (error) {
      this.#end(reasonOf(error));
    }
  }

  /** Drops the results of a scenario that was deleted or replaced; those of its run under way go when it ends. */
  forget(scenario: string): void {
    this.#history = this.#history.filter((each) => each.scenario !== scenario);
    if (this.#state.scenario === scenario) {
      if (this.isUnderWay) this.#isForgotten = true;
      else this.#clear();
    }
    this.#change({});
  }

  pause(): void {
    if (this.#state.phase === 'playing') this.#change({ phase: 'paused' });
  }

  resume(): void {
    if (this.#state.phase !== 'paused') return;
    this.#change({ phase: 'playing' });
    this.#release();
  }

  /** Lets one step begin, and holds before the next. */
  step(): void {
    this.pause();
    if (this.#state.phase !== 'paused') return;
    this.#allowed = 1;
    this.#release();
  }

  stop(): void {
    this.#stop?.abort();
    this.#release();
  }

  /** Applies from the next step and the next wait. */
  hurry(speed: Speed): void {
    this.#speed = speed;
  }

  async #begin(place: string): Promise<void> {
    this.#change({ at: place });
    if (this.#state.phase === 'playing' && this.#speed !== 'max') await this.#breathe(BREATH_MS / this.#speed);
    // It may have been paused meanwhile.
    if (this.#state.phase === 'paused' && this.#allowed === 0) {
      await new Promise<void>((resolve) => {
        this.#go = resolve;
      });
    }
    this.#allowed = 0;
    if (this.#stop?.signal.aborted) return;
    this.#note(place, { fate: 'running', problem: null, ms: 0, rounds: [] });
  }

  /** A pause between steps; stopping and stepping end it. */
  #breathe(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#release(), ms);
      this.#go = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #release(): void {
    const go = this.#go;
    this.#go = null;
    go?.();
  }

  #note(place: string, { fate, problem, ms, rounds }: StepState): void {
    this.#change({ steps: new Map(this.#state.steps).set(place, { fate, problem, ms, rounds }) });
  }

  #end(outcome: Partial<RunState>): void {
    const ended: RunState = { ...this.#state, phase: 'ended', ...outcome };
    if (this.#isForgotten) this.#clear();
    else [this.#state, this.#history] = [ended, [ended, ...this.#history].slice(0, RUNS_KEPT)];
    this.#change({});
  }

  /** No run is shown; the next one has the next number. */
  #clear(): void {
    this.#state = { ...IDLE, number: this.#state.number };
  }

  #change(changes: Partial<RunState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

/** Why a run could not begin. */
function reasonOf(error: unknown): Pick<RunState, 'failure' | 'notSignedIn'> {
  if (error instanceof NotSignedIn && error.cause instanceof SignInRefused) {
    const { phone, reply } = error.cause;
    return { notSignedIn: { actor: `${error.actor} (${phone})`, reply } };
  }
  return { failure: failureOf(error) };
}

/** The state of a group, derived from its steps. */
export function groupState(inner: readonly string[], steps: RunState['steps']): StepState['fate'] | 'waiting' {
  const fates = inner.map((place) => steps.get(place)?.fate);
  if (fates.includes('failed')) return 'failed';
  if (fates.every((fate) => fate === 'held' || fate === 'left-out')) return 'held';
  return fates.some((fate) => fate !== undefined) ? 'running' : 'waiting';
}

/** The step that a person looks for: the one that is played, and at the end the one that failed, else the last. Empty before a run. */
export function placeInSight(
  rows: readonly { readonly place: string; readonly inner: readonly string[] }[],
  run: Pick<RunState, 'phase' | 'at' | 'steps'> | undefined,
): string {
  if (run?.phase !== 'ended') return run?.at ?? '';
  const failed = rows.find((row) => row.inner.length === 0 && run.steps.get(row.place)?.fate === 'failed');
  return failed?.place ?? run.at;
}

/** `skipped`: the run has ended without it, or in the midst of the group. */
export type RowFate = StepState['fate'] | 'waiting' | 'skipped';

/** The state of a row of the timeline: a step, or a group with the places of its steps. */
export function rowFate(
  { place, inner }: { readonly place: string; readonly inner: readonly string[] },
  run: Pick<RunState, 'phase' | 'steps'> | undefined,
): RowFate {
  if (!run) return 'waiting';
  const fate = inner.length === 0 ? (run.steps.get(place)?.fate ?? 'waiting') : groupState(inner, run.steps);
  return run.phase === 'ended' && (fate === 'waiting' || fate === 'running') ? 'skipped' : fate;
}
