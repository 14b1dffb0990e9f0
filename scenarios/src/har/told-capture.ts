import type { StepLanguage } from '../format/step-language.ts';
import { HAR_WORDS } from '../words/har-words.ts';
import type { ImportedHar } from './scenario-of-har.ts';

export { NoCapture, scenarioOfHar } from './scenario-of-har.ts';

/** What came of a capture, for the person who opened it. */
export interface ToldCapture {
  /** What the scenario has, and how much it has not; absent when it has nothing. */
  readonly summary: string | undefined;
  /** Ids that became others, ids to look at, and what is not in it with the reason: a line each. */
  readonly notes: readonly string[];
}

/** `given`: ids that the person has chosen, and knows. What stands for itself is no news. */
export function toldCapture(
  { ids, warnings, leftOut, ...counts }: ImportedHar,
  language: StepLanguage,
  given: ReadonlyMap<string, string> = new Map(),
): ToldCapture {
  const words = HAR_WORDS[language];
  const kinds = ['hall', 'channel', 'room', 'user'] as const;
  const mapped = kinds.flatMap((kind) =>
    [...ids[kind]].flatMap(([from, to]) => (given.has(from) || from === to ? [] : [words.standsFor(kind, from, to)])),
  );
  const missing = leftOut.map(({ place, reason }) => words.leftOut(place, reason));
  if (counts.events + counts.lines + counts.calls === 0) return { summary: undefined, notes: missing };
  const summary = `${words.counts(counts)}${language === 'zh' ? '；' : ', '}${words.notInIt(leftOut.length)}`;
  return { summary, notes: [...mapped, ...warnings, ...missing] };
}
