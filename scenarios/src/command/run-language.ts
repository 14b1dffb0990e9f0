import type { StepLanguage } from '../format/step-language.ts';
import { Unusable } from '../runtimes/unusable.ts';
import { ARGUMENT_WORDS } from '../words/argument-words.ts';

/** The parts of the environment that name the language of a terminal, as POSIX ranks them. An empty one names none. */
type Locale = { readonly [Name in 'LC_ALL' | 'LC_MESSAGES' | 'LANG']?: string | undefined };

/** The language of a report: as asked for, else Chinese in a terminal that speaks it, else English. */
export function runLanguage(asked: string | undefined, { LC_ALL, LC_MESSAGES, LANG }: Locale): StepLanguage {
  if (asked === 'zh' || asked === 'en') return asked;
  const language = /^zh\b|^zh_/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'zh' : 'en';
  if (asked !== undefined) throw new Unusable(ARGUMENT_WORDS[language].noLanguage(asked));
  return language;
}

/** The language that a command line asks for, before it is read: its own mistakes and `--help` speak it as well. */
export function languageIn(written: readonly string[], locale: Locale): StepLanguage {
  const asked = written
    .flatMap((word, index) => {
      if (word.startsWith('--lang=')) return [word.slice('--lang='.length)];
      return word === '--lang' ? [written[index + 1]] : [];
    })
    .at(-1);
  return asked === 'zh' || asked === 'en' ? asked : runLanguage(undefined, locale);
}
