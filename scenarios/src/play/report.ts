import type { Step } from '../format/steps.ts';
import type { Traffic } from './inbox.ts';
import type { StepProblem } from './step-problem.ts';

/** Result of one step. `left-out`: it needs a page, and the scenario is played without pages. */
export interface StepResult {
  /** Its place in the scenario: `3`, or `5.2` inside a group. */
  readonly place: string;
  /** The rounds of the repetitions around it, the outermost first. */
  readonly rounds: readonly number[];
  readonly step: Step;
  readonly fate: 'held' | 'failed' | 'left-out';
  readonly problem: StepProblem | null;
  readonly ms: number;
}

/** A step that was under way when a person ended the run: it has no result, though what it sends may have been sent. */
export type CutStep = Pick<StepResult, 'place' | 'rounds' | 'step'>;

/** A step that the run did not reach in any round, because one before it failed or a person ended the run. */
export interface UnplayedStep {
  readonly place: string;
  readonly step: Step;
}

export interface Report {
  readonly title: { readonly zh: string; readonly en: string };
  readonly world: string;
  readonly seed: number;
  /** Every step held; steps about pages count only where there are pages. */
  readonly held: boolean;
  /** A person ended the run before its last step. */
  readonly stopped: boolean;
  readonly steps: readonly StepResult[];
  /** Steps that a whole run plays, those of repetitions counted in each round. */
  readonly planned: number;
  /** More than one where steps were played together. */
  readonly cutShort: readonly CutStep[];
  readonly unplayed: readonly UnplayedStep[];
  /** What reached the actors, beside what the steps expected. Faults and events that a scenario emits count as well. */
  readonly traffic: Traffic;
  /** SHA-256 of the world's state, by the name of the checkpoint; `end` is the last moment, absent when the platform went away. Equal in replays of the run, not in another run. */
  readonly digests: Readonly<Record<string, string>>;
  /** How long it played, without `heldMs`. */
  readonly ms: number;
  /** For how long it waited between steps: a person had paused it, or it went at the pace of eyes. */
  readonly heldMs: number;
}
