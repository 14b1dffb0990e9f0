import { type Run, verdict } from '../goals.ts';
import { FRAME_MS } from './measure.ts';

/** What a full room is to reach in a rain of gifts at a quarter of the CPU. */
const GOALS = { framesPerSecond: 50, inputMs: 100, heapMb: 20 } as const;

export interface Rain {
  /** Milliseconds of each frame. */
  readonly frames: readonly number[];
  readonly longTasks: readonly number[];
  /** Milliseconds from each key to its paint. */
  readonly keys: readonly number[];
  /** Keys that were pressed. */
  readonly typed: number;
}

/** The goal of the keys is that of their 95th percentile: the slowest of fifty tells one garbage collection. A key without a paint misses it. */
export function linesOfRain({ frames, longTasks, keys, typed }: Rain, run?: Run): readonly string[] {
  const perSecond = (1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0);
  const sorted = keys.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const late = frames.filter((ms) => ms > 2 * FRAME_MS).length;
  const isFluent = verdict(perSecond >= GOALS.framesPerSecond, run);
  const isPrompt = verdict(at(0.95) <= GOALS.inputMs && keys.length === typed, run);
  return [
    `frames: ${perSecond.toFixed(1)} per second (goal ${GOALS.framesPerSecond}: ${isFluent}), ${late} later than two, longest ${Math.max(...frames).toFixed(0)} ms`,
    `long tasks: ${longTasks.length}, longest ${Math.max(0, ...longTasks).toFixed(0)} ms`,
    `key to paint: median ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms (goal ${GOALS.inputMs}: ${isPrompt}), worst ${at(0.999).toFixed(0)} ms (${keys.length} of ${typed} keys)`,
  ];
}

/** The heap before and after, in megabytes. */
export const lineOfHeap = (before: number, after: number, effects: number, run?: Run): string =>
  `heap: ${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after ${effects} effects (goal: at most ${GOALS.heapMb} MB more: ${verdict(after - before <= GOALS.heapMb, run)})`;
