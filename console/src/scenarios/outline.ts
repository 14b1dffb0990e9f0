import { placeIn, type Step } from '@miczero/scenarios/player';

/** A step of a scenario as a row of the timeline. */
export interface OutlineRow {
  /** Its place in the scenario: `3`, or `5.2` inside a group. */
  readonly place: string;
  /** How many groups it is in. */
  readonly depth: number;
  readonly step: Step;
  /** Places of the steps in it; empty unless it is a group. */
  readonly inner: readonly string[];
}

/** All steps, each group before its own steps. */
export function outlineOf(steps: readonly Step[], at = '', depth = 0): readonly OutlineRow[] {
  return steps.flatMap((step, index) => {
    const place = placeIn(at, index);
    const inner = 'repeat' in step ? step.steps : 'together' in step ? step.together : [];
    const rows = outlineOf(inner, place, depth + 1);
    return [{ place, depth, step, inner: inner.map((_, each) => placeIn(place, each)) }, ...rows];
  });
}
