import { placeIn, type Step } from '@miczero/scenarios/player';

/** A step of a scenario as a row of the timeline. */
export interface OutlineRow {
  /** Its place in the scenario: `3`, or `5.2` inside a group. */
  readonly place: string;
  /** How many groups it is in. */
  readonly depth: number;
  /** How many of these repeat: the place of its own rounds among those of a step in it. */
  readonly repeats: number;
  readonly step: Step;
  /** Places of the steps in it that are played themselves, those of inner groups included; empty unless it is a group. */
  readonly inner: readonly string[];
}

/** All steps, each group before its own steps. */
export function outlineOf(steps: readonly Step[], at = '', depth = 0, repeats = 0): readonly OutlineRow[] {
  return steps.flatMap((step, index) => {
    const place = placeIn(at, index);
    const isRepeat = 'repeat' in step;
    const inside = isRepeat ? step.steps : 'together' in step ? step.together : [];
    const rows = outlineOf(inside, place, depth + 1, repeats + (isRepeat ? 1 : 0));
    const inner = rows.filter((row) => row.inner.length === 0).map((row) => row.place);
    return [{ place, depth, repeats, step, inner }, ...rows];
  });
}
