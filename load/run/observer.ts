import type { Validation } from '../crowd/validation.ts';
import type { Summary } from './verdict.ts';
import { LOAD_WORDS, type LoadLanguage } from './words/load-words.ts';

/** By how much the medians may differ. */
const TOLERANCE = 0.1;
/** Times are whole milliseconds: each median may be off by one, and two of them by two. */
const RESOLUTION_MS = 2;
/** What a run measures: the first of these that it has. */
const MEASURED = ['delivery_ms', 'room_delivery_ms', 'scenario_ms', 'entering_ms'] as const;

/** The figures of one run. */
export interface Observation {
  readonly validation: Validation;
  readonly summary: Summary;
}

/**
 * Whether a generator that checks what arrives measures the platform or itself: the same run without checks, with sampled and
 * with complete ones has to give the same median within a tenth.
 */
export function observerVerdict(
  runs: readonly Observation[],
  language: LoadLanguage = 'en',
): {
  readonly lines: readonly string[];
  readonly isFine: boolean;
} {
  const medians = runs.map(({ validation, summary }) => ({ validation, ms: medianOf(summary) }));
  const all = medians.map(({ ms }) => ms);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const isFine = most - least <= Math.max(RESOLUTION_MS, least * TOLERANCE);
  const words = LOAD_WORDS[language];
  const lines = medians.map(({ validation, ms }) => words.median(validation, ms.toFixed(1)));
  const conclusion = isFine ? words.mediansAgree : words.mediansDiffer;
  return { lines: [...lines, conclusion], isFine };
}

function medianOf({ metrics }: Summary): number {
  const name = MEASURED.find((each) => metrics[each]);
  return (name && metrics[name]?.values['med']) ?? Number.NaN;
}
