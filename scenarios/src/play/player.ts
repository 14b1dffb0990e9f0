import { ROOM_EVENTS } from '@miczero/contracts';
import type { ControlName } from '@miczero/contracts/control';
import { filled } from '../format/placeholders.ts';
import type { Scenario } from '../format/scenario.ts';
import type { PlainStep, Step } from '../format/steps.ts';
import { asleep } from './asleep.ts';
import { NO_ENVELOPE } from './caller.ts';
import { Cast } from './cast.ts';
import { ControlClient } from './control-client.ts';
import { differencesOf } from './differences.ts';
import { Holds } from './holds.ts';
import type { Heard } from './inbox.ts';
import { matches, valueAt } from './matching.ts';
import type { Pages, StepAbout } from './pages.ts';
import type { CutStep, Report, StepResult, UnplayedStep } from './report.ts';
import type { Runtime } from './runtime.ts';
import { SentFrames } from './sent-frames.ts';
import { StandingFaults } from './standing-faults.ts';
import { problemOf, StepFailed } from './step-problem.ts';

export interface PlayOptions {
  /** What the program that plays gives. */
  readonly runtime: Runtime;
  /** Origin of a running platform with an open control API. */
  readonly origin: string;
  /** The header of the control API, for a platform that asks for it. */
  readonly token?: string;
  /** The world to play in. It is created anew; default: a name of its own. */
  readonly world?: string;
  /** Replaces the seed of the scenario's world. */
  readonly seed?: number;
  /** Keeps the world afterwards; default: it is deleted. */
  readonly keep?: boolean;
  /** World milliseconds that pass in a real one, asked at each `wait`. 1 is real time; none: a wait jumps. */
  readonly speed?: () => number | undefined;
  /** Shows pages. Without them, the steps about pages are left out. */
  readonly pages?: Pages;
  /** Called when the world stands and the actors are signed in. */
  readonly onBegun?: () => void;
  /** Receives the recording of the world after the last step, as the text of a file. */
  readonly onRecorded?: (recording: string) => void;
  /** Called before each step with its place, and awaited: a late answer holds the run. Steps of a `together` begin as one. */
  readonly before?: (place: string) => Promise<void> | void;
  readonly onStep?: (result: StepResult) => void;
  /** Called with each event that met the expectation of a `hear` step, whole: who heard it, and the place of that step. */
  readonly onHeard?: (actor: string, event: Heard, place: string) => void;
  /** Ends the run at once: the step under way has no result. */
  readonly signal?: AbortSignal;
}

/**
 * Plays a scenario against a running platform. It stops at the first step that does not hold; the report tells of a platform that went
 * away meanwhile. Rejects when the scenario could not begin.
 */
export async function play(scenario: Scenario, options: PlayOptions): Promise<Report> {
  const began = Date.now();
  const { runtime, origin, world = `scenario-${runtime.random().slice(0, 8)}` } = options;
  const seed = options.seed ?? scenario.world.seed;
  const control = new ControlClient({ origin, world }, options.token ?? '', runtime);
  await control.begin({ ...scenario.world, seed });
  const player = new Player(scenario, control, options, world);
  const leave = async () => {
    await player.cast.leave();
    await options.pages?.end();
    if (options.keep !== true) await control.end();
  };
  try {
    await player.cast.signIn(options.pages);
    await options.pages?.begin();
    options.onBegun?.();
    const held = await player.all(scenario.steps, '', []);
    const digests = { ...player.digests };
    // What ended the run may have ended the platform: the failed step says more than its silence afterwards.
    await (held ? player.recordEnd(digests) : player.recordEnd(digests).catch(ignore));
    await (held ? leave() : leave().catch(ignore));
    return {
      title: scenario.title,
      world,
      seed,
      held,
      stopped: options.signal?.aborted === true,
      steps: player.results,
      planned: plannedIn(scenario.steps),
      cutShort: player.cutShort,
      unplayed: unplayedIn(scenario.steps, [...player.results, ...player.cutShort]),
      traffic: player.cast.traffic,
      digests,
      ms: Date.now() - began - player.holds.ms,
      heldMs: player.holds.ms,
    };
  } catch (error) {
    await leave().catch(ignore);
    throw error;
  } finally {
    player.forgetSignal();
  }
}

const ignore = () => {};
const STOPPED = Symbol('stopped');

class Player {
  readonly cast: Cast;
  readonly results: StepResult[] = [];
  readonly cutShort: CutStep[] = [];
  readonly digests: Record<string, string> = {};
  /** The time for which `before` has held the run. */
  readonly holds = new Holds();
  readonly #kept = new Map<string, unknown>();
  readonly #control: ControlClient;
  readonly #options: PlayOptions;
  readonly #faults: StandingFaults;
  readonly #sent: SentFrames | null;
  /** Resolves when the run is stopped. */
  readonly #stopped: Promise<typeof STOPPED>;
  /** One signal stops many runs, one after the other: each takes back what it has added. */
  readonly forgetSignal: () => void;

  constructor(scenario: Scenario, control: ControlClient, options: PlayOptions, world: string) {
    this.#control = control;
    this.#options = options;
    this.#faults = new StandingFaults(control);
    const { origin, runtime, pages, signal } = options;
    let stop = ignore;
    this.#stopped = new Promise((resolve) => {
      stop = () => resolve(STOPPED);
    });
    signal?.addEventListener('abort', stop, { once: true });
    this.forgetSignal = () => signal?.removeEventListener('abort', stop);
    this.#sent = pages && hasSent(scenario.steps) ? new SentFrames(control) : null;
    this.cast = new Cast(scenario.actors, { place: { origin, world }, runtime, sent: this.#sent });
  }

  /** Notes the digest of the last moment, and hands out the recording, which ends at that moment: a world goes on between two calls. */
  async recordEnd(digests: Record<string, string>): Promise<void> {
    const { onRecorded } = this.#options;
    if (!onRecorded) {
      digests['end'] = await this.#control.digest();
      return;
    }
    const { recording, sha256 } = await this.#control.call('worlds.export', {});
    digests['end'] = sha256;
    onRecorded(recording);
  }

  /** Plays steps in order; false as soon as one does not hold, or the run is stopped. */
  async all(steps: readonly Step[], at: string, rounds: readonly number[]): Promise<boolean> {
    for (const [index, step] of steps.entries()) {
      const place = placeIn(at, index);
      if (!('repeat' in step)) await this.holds.until(this.#options.before?.(place));
      if (this.#options.signal?.aborted || !(await this.#one(step, place, rounds))) return false;
    }
    return true;
  }

  async #one(step: Step, place: string, rounds: readonly number[]): Promise<boolean> {
    if ('together' in step) {
      const held = await Promise.all(
        step.together.map((each, index) => this.#one(each, placeIn(place, index), rounds)),
      );
      return held.every(Boolean);
    }
    if ('repeat' in step) {
      for (let round = 1; round <= step.repeat; round += 1) {
        if (!(await this.all(step.steps, place, [...rounds, round]))) return false;
        const { every } = step;
        if (every === undefined || round === step.repeat) continue;
        const pause = async () => {
          await this.#pass(every);
          return null;
        };
        if (!(await this.#finished(step, place, [...rounds, round], pause))) return false;
      }
      return true;
    }
    return this.#finished(step, place, rounds, async () => {
      // The values of a step that was read stay those of its kind; what was kept is checked by the platform.
      const playing = this.#play(filled(step, (name) => this.#valueOf(name)) as PlainStep, place);
      const played = await Promise.race([playing, this.#stopped]);
      if (played === STOPPED) return STOPPED;
      await this.#sent?.follow();
      return played ? 'held' : 'left-out';
    });
  }

  /** Runs the work of a step, and notes its fate where it has one; what fails is noted. False ends the run. */
  async #finished(
    step: Step,
    place: string,
    rounds: readonly number[],
    work: () => Promise<StepResult['fate'] | typeof STOPPED | null>,
  ): Promise<boolean> {
    const began = Date.now();
    const note = (fate: StepResult['fate'], problem: StepResult['problem'] = null) => {
      const result = { place, rounds, step, fate, problem, ms: Date.now() - began };
      this.results.push(result);
      this.#options.onStep?.(result);
    };
    const cut = () => {
      // A pause between rounds is no step.
      if (!('repeat' in step)) this.cutShort.push({ place, rounds, step });
    };
    try {
      const fate = await work();
      if (fate === STOPPED) {
        cut();
        return false;
      }
      if (fate !== null) note(fate);
      return true;
    } catch (error) {
      if (this.#options.signal?.aborted) cut();
      else note('failed', problemOf(error));
      return false;
    }
  }

  #valueOf(name: string): unknown {
    if (!this.#kept.has(name)) throw new StepFailed({ kind: 'not-kept', name });
    return this.#kept.get(name);
  }

  /** Plays one step; false when it needs a page and there is none. */
  async #play(step: PlainStep, place: string): Promise<boolean> {
    const { pages, onHeard } = this.#options;
    if ('call' in step) await this.#call(step);
    else if ('say' in step) await this.cast.named(step.as).say(step.in, step.say, step.answer);
    else if ('say-in-room' in step)
      await this.cast.named(step.as).sayInRoom(step.room, step['say-in-room'], step.answer);
    else if ('emit' in step) await this.#emit(step);
    else if ('control' in step) await this.#control.call(step.control as ControlName, step.with);
    else if ('fault' in step)
      await this.#faults.add(step, step.as === undefined ? undefined : this.cast.named(step.as).no);
    else if ('hear' in step) {
      const heard = await this.cast.named(step.as).hear(step);
      onHeard?.(step.as, heard, place);
    } else if ('silence' in step) await this.cast.named(step.as).silence(step.silence, step.body);
    else if ('wait' in step) await this.#pass(step.wait);
    else if ('sockets' in step) await this.cast.named(step.as).sockets(step.sockets);
    else if ('checkpoint' in step) this.digests[step.checkpoint] = await this.#control.digest();
    else if (!pages) return false;
    else if ('sent' in step) await this.#sent?.expect(step, this.cast.named(step.as).no, (ms) => this.#pass(ms));
    else if ('see' in step) await pages.see(step);
    else if ('press' in step) await pages.press(step);
    else if ('type' in step) await pages.type(step);
    else await pages.open(step);
    return true;
  }

  async #call(step: StepAbout<'call'>): Promise<void> {
    const { status, code, data, message } = await this.cast.named(step.as).call(step.call, step.with);
    if (code === NO_ENVELOPE) throw new StepFailed({ kind: 'no-envelope', status, message });
    if (code !== step.code) throw new StepFailed({ kind: 'wrong-code', expected: step.code, code, message });
    if (step.expect && !matches(step.expect, data)) {
      const differences = differencesOf(step.expect, data);
      throw new StepFailed({
        kind: 'reply-differs',
        differences,
        expected: JSON.stringify(step.expect),
        seen: seenIn(data),
      });
    }
    for (const [name, path] of Object.entries(step.keep ?? {})) {
      const value = valueAt(data, path);
      if (value === undefined) throw new StepFailed({ kind: 'nothing-at', path, seen: seenIn(data) });
      this.#kept.set(name, value);
    }
  }

  async #emit({ emit, body, raw, to, from, mid, times, own_ids }: StepAbout<'emit'>): Promise<void> {
    const call = Object.hasOwn(ROOM_EVENTS, emit) ? 'room-events.emit' : 'events.emit';
    const ids = { ...(mid !== undefined && { mid }), ...(own_ids && { own_ids }) };
    const sender = { ...(from !== undefined && { from }), ...ids };
    const said = raw === undefined ? { body } : { raw };
    await this.#control.call(call, { name: emit, ...said, to, ...(times !== undefined && { times }), ...sender });
  }

  /** Lets time pass in the world and on the pages: at once, or at the chosen speed. */
  async #pass(ms: number): Promise<void> {
    const { signal, pages } = this.#options;
    const speed = this.#options.speed?.();
    const real = speed === undefined ? 0 : ms / speed;
    if (real > 0) await asleep(real, signal);
    if (signal?.aborted) return;
    const jump = Math.round(ms - real);
    if (jump < 1) return;
    await this.#control.call('clock.advance', { advance_ms: jump });
    await pages?.advance(jump);
  }
}

/** Characters of a reply that a report has: a list may have thousands of people. */
const SEEN_MAX = 20_000;

/** The place of a step: `3`, or `5.2` inside a group. */
export function placeIn(group: string, index: number): string {
  return group === '' ? String(index + 1) : `${group}.${index + 1}`;
}

/** Steps that a whole run plays: those of repetitions in each round, and no groups, which only hold steps. */
export function plannedIn(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => {
    if ('repeat' in step) return sum + step.repeat * plannedIn(step.steps);
    return sum + ('together' in step ? plannedIn(step.together) : 1);
  }, 0);
}

/** The steps that a run has not begun in any round, in their order; groups are told by their steps. */
export function unplayedIn(steps: readonly Step[], begun: readonly Pick<StepResult, 'place'>[]): UnplayedStep[] {
  const places = new Set(begun.map(({ place }) => place));
  const inside = (list: readonly Step[], at: string): UnplayedStep[] =>
    list.flatMap((step, index) => {
      const place = placeIn(at, index);
      if ('repeat' in step) return inside(step.steps, place);
      if ('together' in step) return inside(step.together, place);
      return places.has(place) ? [] : [{ place, step }];
    });
  return inside(steps, '');
}

/** Whether a step looks at what pages send. */
function hasSent(steps: readonly Step[]): boolean {
  return steps.some((step) => {
    if ('repeat' in step) return hasSent(step.steps);
    return 'together' in step ? hasSent(step.together) : 'sent' in step;
  });
}

const seenIn = (data: unknown) => JSON.stringify(data).slice(0, SEEN_MAX);
