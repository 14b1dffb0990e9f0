import type { StepLanguage } from '../format/step-language.ts';
import { Unusable } from './unusable.ts';

/** The parts of the environment that name the language of a terminal, as POSIX ranks them. An empty one names none. */
type Locale = { readonly [Name in 'LC_ALL' | 'LC_MESSAGES' | 'LANG']?: string | undefined };

/** The language of a report: as asked for, else Chinese in a terminal that speaks it, else English. */
export function runLanguage(asked: string | undefined, { LC_ALL, LC_MESSAGES, LANG }: Locale): StepLanguage {
  if (asked === 'zh' || asked === 'en') return asked;
  if (asked !== undefined) throw new Unusable(`--lang ${asked}: there is zh and en`);
  return /^zh\b|^zh_/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'zh' : 'en';
}
