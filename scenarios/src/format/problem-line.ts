import type { PlacedProblem } from './read-scenario.ts';
import type { StepLanguage } from './step-language.ts';

/** The part of a path that leads to a step, also to one in a group. */
const TO_STEP = /^steps\[\d+\](?:\.(?:steps|together)\[\d+\])*/;

const STEP: Readonly<Record<StepLanguage, (place: string, path: string) => string>> = {
  zh: (place, path) => `第 ${place} 步（${path}）`,
  en: (place, path) => `step ${place} (${path})`,
};
const COLON: Readonly<Record<StepLanguage, string>> = { zh: '：', en: ': ' };

/**
 * A path of a scenario file as people read it. A step has the number that reports and the console give it: counted from 1, as `3`, or
 * `5.2` inside a group. The path of the file, which counts from 0, stands beside it.
 */
export function pathInWords(path: string, language: StepLanguage): string {
  const [toStep] = TO_STEP.exec(path) ?? [];
  if (toStep === undefined) return path;
  const place = [...toStep.matchAll(/\d+/g)].map(([index]) => Number(index) + 1).join('.');
  return STEP[language](place, path);
}

/** A problem without its file: where it is, and what is wrong. */
export function placedMessage(
  { path, message }: Pick<PlacedProblem, 'path' | 'message'>,
  language: StepLanguage,
): string {
  return [pathInWords(path, language), message].filter((part) => part !== '').join(COLON[language]);
}

/** A problem as one line that editors and terminals lead from: `file:line:column place: message`. */
export function problemLine(file: string, problem: PlacedProblem, language: StepLanguage = 'en'): string {
  return `${file}:${problem.line}:${problem.column} ${placedMessage(problem, language)}`;
}
