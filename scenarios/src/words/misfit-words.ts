import * as z from 'zod/mini';
import { bilingual } from '../format/bilingual.ts';
import { nearestName } from '../format/nearest-name.ts';
import { LINE_PLACE } from '../format/steps.ts';
import type { StepLanguage } from './step-language.ts';

interface MisfitTexts {
  readonly others: z.core.$ZodErrorMap;
  readonly missing: string;
  readonly wanted: (kinds: readonly string[]) => string;
  readonly linePlace: string;
  readonly bothLanguages: string;
  readonly noOption: (value: string, near: string, known: string) => string;
}

const TEXTS: Readonly<Record<StepLanguage, MisfitTexts>> = {
  zh: {
    others: z.locales.zhCN().localeError,
    missing: '缺少这个字段',
    wanted: (kinds) => `应为 ${kinds.join(' 或 ')}`,
    linePlace: '应为 大厅/频道，例如 8001/9002',
    bothLanguages: '应为两种语言的文字 { "zh": …, "en": … }',
    noOption: (value, near, known) =>
      `没有「${value}」；${near === '' ? '' : `是不是「${near}」？`}${near === known ? '' : `可用：${known}`}`,
  },
  en: {
    others: z.locales.en().localeError,
    missing: 'missing',
    wanted: (kinds) => `expected ${kinds.join(' or ')}`,
    linePlace: 'hall/channel, as 8001/9002',
    bothLanguages: 'a text in both languages, { "zh": …, "en": … }',
    noOption: (value, near, known) =>
      `no "${value}"; ${near === '' ? '' : `did you mean "${near}"? `}${near === known ? '' : `there is ${known}`}`.trimEnd(),
  },
};

/** Names that still open old files, and that no new one should take. */
const FORMER_NAMES: ReadonlySet<string> = new Set(['stage']);

/** Names that are listed beside the one that is meant. */
const SHOWN_MAX = 12;

/** Words for a value that does not fit: those of zod, unless the author of a scenario is better served by others. */
export function misfitIn(language: StepLanguage): z.core.$ZodErrorMap {
  const { others, missing, wanted, linePlace, bothLanguages, noOption } = TEXTS[language];
  return (issue) => {
    if (issue.input === undefined) return missing;
    if (issue.code === 'invalid_format' && issue.pattern === String(LINE_PLACE)) return linePlace;
    if (issue.code === 'invalid_type' && issue.inst === bilingual) return bothLanguages;
    if (issue.code === 'invalid_value' && typeof issue.input === 'string') {
      const known = issue.values.map(String).filter((name) => !FORMER_NAMES.has(name));
      const near = nearestName(issue.input, Object.fromEntries(known.map((name) => [name, true])));
      // Where one is meant, a long list of the others only hides it.
      const shown = near !== '' && known.length > SHOWN_MAX ? [near] : known;
      return noOption(issue.input, near, shown.join(', '));
    }
    // What the arms of a union expect says more than the union's own message.
    const arms = issue.code === 'invalid_union' ? issue.errors.flat() : [];
    const kinds = arms.flatMap((arm) => (arm.code === 'invalid_type' && arm.path.length === 0 ? [arm.expected] : []));
    return kinds.length > 0 ? wanted([...new Set(kinds)]) : others(issue);
  };
}
