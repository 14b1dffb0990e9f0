import type { StepLanguage } from '../format/step-language.ts';
import type { Report } from '../play/report.ts';
import { durationInWords } from './step-words.ts';

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

const CUT_SHORT: Readonly<Record<StepLanguage, (steps: number) => string>> = {
  zh: (steps) => `；${steps} 步中途停止`,
  en: (steps) => `; ${steps} cut short`,
};
const NOT_PLAYED: Readonly<Record<StepLanguage, (steps: number) => string>> = {
  zh: (steps) => `；${steps} 步没有执行`,
  en: (steps) => `; ${steps} not played`,
};
/** Of steps that were played or are told in one round. */
const ROUNDS_NOT_PLAYED: Readonly<Record<StepLanguage, (steps: number) => string>> = {
  zh: (steps) => `；重复的轮次里还有 ${steps} 步没有执行`,
  en: (steps) => `; ${steps} in further rounds not played`,
};
const HELD_UP: Readonly<Record<StepLanguage, (time: string) => string>> = {
  zh: (time) => `，另停顿 ${time}`,
  en: (time) => `, without ${time} of pauses`,
};
type ReportFigures = Pick<Report, 'steps' | 'planned' | 'cutShort' | 'unplayed' | 'ms' | 'heldMs'>;
/** Shorter ones may be those of a busy machine. */
const PAUSE_LEAST_MS = 1000;

/**
 * How many of all steps of a scenario held, how many nothing has checked, and how many have no result, each of them once as they are
 * listed; the rest of their rounds is told apart.
 */
export function figuresInWords(
  { steps, planned, cutShort, unplayed, ms, heldMs }: ReportFigures,
  language: StepLanguage,
): string {
  const count = (fate: string) => steps.filter((step) => step.fate === fate).length;
  const leftOut = count('left-out');
  // A pause between rounds that failed is told as a result, and is none of the planned steps.
  const played = steps.filter(({ step }) => !('repeat' in step)).length;
  const further = planned - played - cutShort.length - unplayed.length;
  const rounds = further > 0 || steps.some((step) => step.rounds.length > 0) ? EACH_ROUND[language] : '';
  return [
    FIGURES[language](count('held'), planned, Math.round(ms), rounds),
    heldMs < PAUSE_LEAST_MS ? '' : HELD_UP[language](durationInWords(heldMs, language)),
    leftOut === 0 ? '' : NOT_CHECKED[language](leftOut),
    cutShort.length === 0 ? '' : CUT_SHORT[language](cutShort.length),
    unplayed.length === 0 ? '' : NOT_PLAYED[language](unplayed.length),
    further <= 0 ? '' : ROUNDS_NOT_PLAYED[language](further),
  ].join('');
}
