import { EMIT_TIMES_MAX } from '@miczero/contracts/control';
import { REPEAT_MAX } from '@miczero/scenarios/player';
import { roundedInterval } from './pauses.ts';
import type { Action } from './stored-actions.ts';

/** Events that follow each other within this are one sending that was repeated, whatever their intervals. */
const QUICK_MS = 1000;
/** Slower ones are one sending where their intervals differ by no more than this. */
const EVEN_MS = 300;

/** One event that was sent several times, or another action. */
export interface Burst {
  readonly action: Action;
  readonly times: number;
  /** Milliseconds from the first to the last. */
  readonly span: number;
}

/** Puts events that were sent again and again together: the console repeats an event up to a thousand times a second. */
export function burstsOf(actions: readonly Action[]): readonly Burst[] {
  const bursts: Burst[] = [];
  let run: Action[] = [];
  const close = () => {
    const [first, second] = run;
    if (!first) return;
    // Two slow ones are no rhythm.
    if (second && run.length === 2 && second.at - first.at >= QUICK_MS) {
      for (const action of run) bursts.push({ action, times: timesOf(action.input), span: 0 });
      run = [];
      return;
    }
    const times = run.reduce((sum, { input }) => sum + timesOf(input), 0);
    bursts.push({ action: first, times, span: (run.at(-1)?.at ?? first.at) - first.at });
    run = [];
  };
  for (const action of actions) {
    if (!goesOn(run, action)) close();
    run.push(action);
  }
  close();
  return bursts;
}

function goesOn(run: readonly Action[], next: Action): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || !isEmit(next) || keyOf(first) !== keyOf(next)) return false;
  const gap = next.at - last.at;
  if (gap < QUICK_MS)
    return run.every((action, index) => index === 0 || action.at - (run[index - 1]?.at ?? 0) < QUICK_MS);
  const earlier = run.length > 1 ? last.at - (run.at(-2)?.at ?? last.at) : gap;
  return Math.abs(earlier - gap) <= EVEN_MS;
}

export const isEmit = ({ call }: Action): boolean => call === 'events.emit' || call === 'room-events.emit';
const timesOf = (input: Action['input']) => Number(input['times'] ?? 1);

/** How often something was done: a request that repeats an event counts each of its events. */
export function timesOfAll(actions: readonly Action[]): number {
  return actions.reduce((sum, { input }) => sum + timesOf(input), 0);
}

const keyOf = ({ call, input: { times: _times, ...others } }: Action) => JSON.stringify([call, others]);

/** The steps that send an event as often as a burst did. */
export function stepsOfBurst(emit: object, { times, span }: Pick<Burst, 'times' | 'span'>): readonly object[] {
  if (times === 1) return [emit];
  if (span === 0 && times <= EMIT_TIMES_MAX) return [{ ...emit, times }];
  const atOnce = Math.ceil(times / REPEAT_MAX);
  const rounds = Math.floor(times / atOnce);
  const rest = times - rounds * atOnce;
  const every = intervalOf({ times: rounds, span });
  return [
    { repeat: rounds, every, steps: [atOnce === 1 ? emit : { ...emit, times: atOnce }] },
    ...(rest > 0 ? [{ ...emit, times: rest }] : []),
  ];
}

function intervalOf({ times, span }: Pick<Burst, 'times' | 'span'>): number {
  return roundedInterval(span / Math.max(1, times - 1));
}

/** How long the steps of a burst take. */
export function lengthOfBurst({ times, span }: Pick<Burst, 'times' | 'span'>): number {
  if (times === 1 || (span === 0 && times <= EMIT_TIMES_MAX)) return 0;
  const rounds = Math.floor(times / Math.ceil(times / REPEAT_MAX));
  return (rounds - 1) * intervalOf({ times: rounds, span });
}
