import type * as z from 'zod/mini';
import { quotedValue } from './quoted-value.ts';
import type { StepLanguage } from './step-language.ts';

type OutOfBounds = Extract<z.core.$ZodRawIssue, { readonly code: 'too_small' | 'too_big' }>;
/** What a bound counts. */
type Unit = 'characters' | 'items';
/** `from` and `to` belong to what is allowed, `above` and `below` do not. */
type Side = 'from' | 'above' | 'to' | 'below';

interface BoundTexts {
  readonly empty: string;
  /** `bound`: with its unit, if it has one. */
  readonly sides: Readonly<Record<Side, (bound: string, written: string) => string>>;
  readonly units: Readonly<Record<Unit, (count: string) => string>>;
}

const counting = (one: string) => (count: string) => `${count} ${one}${count === '1' ? '' : 's'}`;

const TEXTS: Readonly<Record<StepLanguage, BoundTexts>> = {
  zh: {
    empty: '不能为空',
    sides: {
      from: (bound, written) => `至少为 ${bound}，而不是 ${written}`,
      above: (bound, written) => `应大于 ${bound}，而不是 ${written}`,
      to: (bound, written) => `最多为 ${bound}，而不是 ${written}`,
      below: (bound, written) => `应小于 ${bound}，而不是 ${written}`,
    },
    units: { characters: (count) => `${count} 个字符`, items: (count) => `${count} 项` },
  },
  en: {
    empty: 'empty',
    sides: {
      from: (bound, written) => `at least ${bound}, not ${written}`,
      above: (bound, written) => `more than ${bound}, not ${written}`,
      to: (bound, written) => `at most ${bound}, not ${written}`,
      below: (bound, written) => `less than ${bound}, not ${written}`,
    },
    units: { characters: counting('character'), items: counting('item') },
  },
};

/** Words for a number, a text or a list beyond a bound. */
export function boundWords(issue: OutOfBounds, language: StepLanguage): string {
  const { empty, sides, units } = TEXTS[language];
  const { input } = issue;
  const isLess = issue.code === 'too_small';
  const bound = String(isLess ? issue.minimum : issue.maximum);
  if (isLess && input === '') return empty;
  const say = sides[sideOf(isLess, issue.inclusive !== false)];
  // The number of its items tells more of a long list than its beginning.
  if (Array.isArray(input)) return say(units.items(bound), String(input.length));
  return say(typeof input === 'string' ? units.characters(bound) : bound, quotedValue(input));
}

function sideOf(isLess: boolean, isInclusive: boolean): Side {
  if (isLess) return isInclusive ? 'from' : 'above';
  return isInclusive ? 'to' : 'below';
}
