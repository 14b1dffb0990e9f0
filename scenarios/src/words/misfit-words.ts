import * as z from 'zod/mini';
import { bilingual } from '../format/bilingual.ts';
import { LINE_PLACE } from '../format/steps.ts';
import type { StepLanguage } from './step-language.ts';

interface MisfitTexts {
  readonly others: z.core.$ZodErrorMap;
  readonly missing: string;
  readonly wanted: (kinds: readonly string[]) => string;
  readonly linePlace: string;
  readonly bothLanguages: string;
}

const TEXTS: Readonly<Record<StepLanguage, MisfitTexts>> = {
  zh: {
    others: z.locales.zhCN().localeError,
    missing: '缺少这个字段',
    wanted: (kinds) => `应为 ${kinds.join(' 或 ')}`,
    linePlace: '应为 大厅/频道，例如 8001/9002',
    bothLanguages: '应为两种语言的文字 { "zh": …, "en": … }',
  },
  en: {
    others: z.locales.en().localeError,
    missing: 'missing',
    wanted: (kinds) => `expected ${kinds.join(' or ')}`,
    linePlace: 'hall/channel, as 8001/9002',
    bothLanguages: 'a text in both languages, { "zh": …, "en": … }',
  },
};

/** Words for a value that does not fit: those of zod, unless the author of a scenario is better served by others. */
export function misfitIn(language: StepLanguage): z.core.$ZodErrorMap {
  const { others, missing, wanted, linePlace, bothLanguages } = TEXTS[language];
  return (issue) => {
    if (issue.input === undefined) return missing;
    if (issue.code === 'invalid_format' && issue.pattern === String(LINE_PLACE)) return linePlace;
    if (issue.code === 'invalid_type' && issue.inst === bilingual) return bothLanguages;
    // What the arms of a union expect says more than the union's own message.
    const arms = issue.code === 'invalid_union' ? issue.errors.flat() : [];
    const kinds = arms.flatMap((arm) => (arm.code === 'invalid_type' && arm.path.length === 0 ? [arm.expected] : []));
    return kinds.length > 0 ? wanted([...new Set(kinds)]) : others(issue);
  };
}
