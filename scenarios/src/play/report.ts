import type { Step } from '../format/steps.ts';

/** Result of one step. `left-out`: it needs a page, and the scenario is played without pages. */
export interface StepResult {
  /** Its place in the scenario: `3`, or `5.2` inside a group; rounds of a `repeat` are counted apart. */
  readonly place: string;
  readonly step: Step;
  readonly fate: 'held' | 'failed' | 'left-out';
  /** Why it failed. */
  readonly problem: string | null;
  readonly ms: number;
}

export interface Report {
  readonly title: { readonly zh: string; readonly en: string };
  readonly world: string;
  readonly seed: number;
  readonly held: boolean;
  readonly steps: readonly StepResult[];
  /** SHA-256 of the world's state, by the name of the checkpoint; `end` is the last moment. */
  readonly digests: Readonly<Record<string, string>>;
  readonly ms: number;
}

/** A step in one line, for people. */
export function stepInWords(step: Step): string {
  const [verb = '', value] = Object.entries(step)[0] ?? [];
  const as = 'as' in step ? ` (${step.as})` : '';
  const text = Array.isArray(value) ? `${value.length} steps` : String(value);
  return `${verb} ${text}${as}`;
}
