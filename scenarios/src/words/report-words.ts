import type { StepLanguage } from '../format/step-language.ts';
import type { Report } from '../play/report.ts';

type Figures = (held: number, all: number, ms: number, rounds: string) => string;
const FIGURES: Readonly<Record<StepLanguage, Figures>> = {
  zh: (held, all, ms, rounds) => `${all} 步中 ${held} 步通过${rounds}，${ms} 毫秒`,
  en: (held, all, ms, rounds) => `${held} of ${all} ${all === 1 ? 'step' : 'steps'}${rounds} in ${ms} ms`,
};
const EACH_ROUND: Readonly<Record<StepLanguage, string>> = { zh: '（重复的每轮都算）', en: ', each round counted,' };
const NOT_CHECKED: Readonly<Record<StepLanguage, (steps: number) => string>> = {
  zh: (steps) => `；${steps} 步需要页面，没有检查`,
  en: (steps) => `; ${steps} ${steps === 1 ? 'needs' : 'need'} a page, not checked`,
};

/**
 * How many of all steps of a scenario held, and how many nothing has checked. A step that was left out is not one that held, and neither
 * is one that the run did not reach.
 */
export function figuresInWords(
  { steps, planned, ms }: Pick<Report, 'steps' | 'planned' | 'ms'>,
  language: StepLanguage,
): string {
  const count = (fate: string) => steps.filter((step) => step.fate === fate).length;
  const leftOut = count('left-out');
  const rounds = steps.some((step) => step.rounds.length > 0) ? EACH_ROUND[language] : '';
  const figures = FIGURES[language](count('held'), planned, Math.round(ms), rounds);
  return leftOut === 0 ? figures : `${figures}${NOT_CHECKED[language](leftOut)}`;
}
