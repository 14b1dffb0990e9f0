import type { Shown } from './hall-watch.ts';
import { droppedShare } from './measure.ts';

/** What a hall is to reach at the full CPU; a quarter of the CPU may take twice as long. */
export const GOALS = { placeMs: 50, linesMs: 450, burstMs: 3500, membersDropped: 10 } as const;

const COLUMNS = ['tries', 'median', 'worst', 'goal', 'lost', 'dropped'] as const;
const WIDTHS = [7, 9, 9, 9, 6, 11] as const;

export function printHead(): void {
  console.log(
    'Milliseconds from the time stamp of the click or key to the paint of the result. A dropped frame is one of the 60 a second',
  );
  console.log('for which the page got no turn: an upper bound, because the compositor can scroll without the page.');
  console.log(lineOf('CPU', 'what', COLUMNS));
}

export function printTimes(slowdown: number, what: string, shown: readonly (Shown | null)[], goalMs?: number): void {
  const times = shown.flatMap((one) => one?.ms ?? []).sort((a, b) => a - b);
  const dropped = droppedShare(shown.flatMap((one) => one?.frames ?? []));
  const goal = goalMs === undefined ? '' : `≤ ${goalMs * Math.min(2, slowdown)}`;
  console.log(
    lineOf(`${slowdown}×`, what, [
      String(shown.length),
      (times[Math.floor(times.length / 2)] ?? Number.NaN).toFixed(0),
      (times.at(-1) ?? Number.NaN).toFixed(0),
      goal,
      String(shown.length - times.length),
      `${dropped.toFixed(1)} %`,
    ]),
  );
}

export function printFrames(slowdown: number, what: string, frames: readonly number[], goal = ''): void {
  console.log(lineOf(`${slowdown}×`, what, ['', '', '', goal, '', `${droppedShare(frames).toFixed(1)} %`]));
}

function lineOf(cpu: string, what: string, cells: readonly string[]): string {
  return `${cpu.padEnd(6)}${what.padEnd(46)}${cells.map((cell, index) => cell.padStart(WIDTHS[index] ?? 0)).join('')}`;
}
