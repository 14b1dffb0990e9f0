import type { StepLanguage } from '../format/step-language.ts';
import type { Report } from '../play/report.ts';

type Figures = (held: number, all: number, ms: number) => string;
const FIGURES: Readonly<Record<StepLanguage, Figures>> = {
  zh: (held, all, ms) => `${all} 步中 ${held} 步通过，${ms} 毫秒`,
  en: (held, all, ms) => `${held} of ${all} ${all === 1 ? 'step' : 'steps'} in ${ms} ms`,
};
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
  const figures = FIGURES[language](count('held'), planned, Math.round(ms));
  return leftOut === 0 ? figures : `${figures}${NOT_CHECKED[language](leftOut)}`;
}
