import * as z from 'zod/mini';
import { bilingual } from './bilingual.ts';
import { nearestName } from './nearest-name.ts';
import { PHONE } from './scenario.ts';
import type { StepLanguage } from './step-language.ts';
import { LINE_PLACE, PAGE_PATH } from './steps.ts';

interface MisfitTexts {
  readonly others: z.core.$ZodErrorMap;
  readonly missing: string;
  readonly empty: string;
  /** Of the formats of texts. */
  readonly formats: ReadonlyMap<string, string>;
  /** By the names that zod has for kinds of values. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly or: string;
  readonly wanted: (kinds: string, written: string) => string;
  /** Of a text such as 3s where milliseconds stand. */
  readonly milliseconds: (ms: number, written: string) => string;
  readonly least: (bound: string, written: string) => string;
  readonly most: (bound: string, written: string) => string;
  readonly fewest: (bound: string) => string;
  readonly bothLanguages: string;
  readonly noOption: (value: string, near: string, known: string) => string;
}

const TEXTS: Readonly<Record<StepLanguage, MisfitTexts>> = {
  zh: {
    others: z.locales.zhCN().localeError,
    missing: '缺少这个字段',
    empty: '不能为空',
    formats: new Map([
      [String(LINE_PLACE), '应为 大厅/频道，例如 8001/9002'],
      [String(PHONE), '应为 11 位数字，例如 13800000001'],
      [String(PAGE_PATH), '应为以 / 开头的路径，例如 /index/room/8001'],
    ]),
    kinds: {
      string: '文字',
      number: '数字',
      int: '整数',
      boolean: 'true 或 false',
      array: '列表',
      object: '对象',
      record: '对象',
    },
    or: ' 或 ',
    wanted: (kinds, written) => `应为${kinds}，而不是 ${written}`,
    milliseconds: (ms, written) => `应为毫秒数，不带引号和单位：${ms}，而不是 ${written}`,
    least: (bound, written) => `至少为 ${bound}，而不是 ${written}`,
    most: (bound, written) => `最多为 ${bound}，而不是 ${written}`,
    fewest: (bound) => `至少要有 ${bound} 项`,
    bothLanguages: '应为两种语言的文字 { "zh": …, "en": … }',
    noOption: (value, near, known) =>
      `没有「${value}」；${near === '' ? '' : `是不是「${near}」？`}${near === known ? '' : `可用：${known}`}`,
  },
  en: {
    others: z.locales.en().localeError,
    missing: 'missing',
    empty: 'empty',
    formats: new Map([
      [String(LINE_PLACE), 'hall/channel, as 8001/9002'],
      [String(PHONE), '11 digits, as 13800000001'],
      [String(PAGE_PATH), 'a path that begins with /, as /index/room/8001'],
    ]),
    kinds: {
      string: 'a text',
      number: 'a number',
      int: 'a whole number',
      boolean: 'true or false',
      array: 'a list',
      object: 'an object',
      record: 'an object',
    },
    or: ' or ',
    wanted: (kinds, written) => `${kinds} is needed, not ${written}`,
    milliseconds: (ms, written) => `milliseconds without quotes or a unit are needed: ${ms}, not ${written}`,
    least: (bound, written) => `at least ${bound}, not ${written}`,
    most: (bound, written) => `at most ${bound}, not ${written}`,
    fewest: (bound) => `at least ${bound} items`,
    bothLanguages: 'a text in both languages, { "zh": …, "en": … }',
    noOption: (value, near, known) =>
      `no "${value}"; ${near === '' ? '' : `did you mean "${near}"? `}${near === known ? '' : `there is ${known}`}`.trimEnd(),
  },
};

/** Names that still open old files, and that no new one should take. */
const FORMER_NAMES: ReadonlySet<string> = new Set(['stage']);

/** Names that are listed beside the one that is meant. */
const SHOWN_MAX = 12;
/** Characters of a value that are quoted. */
const QUOTED_MAX = 40;
/** The milliseconds of a unit. */
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, min: 60_000, h: 3_600_000 };

/** Words for a value that does not fit: those of zod, unless the author of a scenario is better served by others. */
export function misfitIn(language: StepLanguage): z.core.$ZodErrorMap {
  const texts = TEXTS[language];
  return (issue) => {
    const { input } = issue;
    if (input === undefined) return texts.missing;
    switch (issue.code) {
      case 'invalid_format':
        return texts.formats.get(String(issue.pattern)) ?? texts.others(issue);
      case 'invalid_type':
        return issue.inst === bilingual ? texts.bothLanguages : wanted([issue.expected], input, texts);
      case 'invalid_value':
        return typeof input === 'string' ? option(input, issue.values.map(String), texts) : texts.others(issue);
      case 'too_small':
        return outOfBounds(issue.origin, issue.minimum, input, texts, 'least');
      case 'too_big':
        return outOfBounds(issue.origin, issue.maximum, input, texts, 'most');
      case 'invalid_union': {
        // What the arms of a union expect says more than the union's own message.
        const kinds = issue.errors
          .flat()
          .flatMap((arm) => (arm.code === 'invalid_type' && arm.path.length === 0 ? [arm.expected] : []));
        return kinds.length > 0 ? wanted([...new Set(kinds)], input, texts) : texts.others(issue);
      }
      // Told elsewhere, with the fields that there are, or of no field of the format.
      case 'unrecognized_keys':
      case 'invalid_key':
      case 'invalid_element':
      case 'not_multiple_of':
      case 'custom':
        return texts.others(issue);
    }
  };
}

function wanted(expected: readonly string[], input: unknown, texts: MisfitTexts): string {
  const isNumber = expected.every((kind) => kind === 'number' || kind === 'int');
  const [, count, unit = ''] =
    isNumber && typeof input === 'string' ? (/^([\d.]+) ?(ms|s|m|min|h)$/i.exec(input) ?? []) : [];
  const ms = Math.round(Number(count) * (UNITS[unit.toLowerCase()] ?? Number.NaN));
  if (!Number.isNaN(ms)) return texts.milliseconds(ms, written(input));
  return texts.wanted(expected.map((kind) => texts.kinds[kind] ?? kind).join(texts.or), written(input));
}

function outOfBounds(
  origin: string,
  bound: number | bigint,
  input: unknown,
  texts: MisfitTexts,
  side: 'least' | 'most',
): string {
  if (origin === 'string' && side === 'least' && input === '') return texts.empty;
  if (origin === 'array' && side === 'least') return texts.fewest(String(bound));
  return texts[side](String(bound), written(input));
}

function option(value: string, values: readonly string[], { noOption }: MisfitTexts): string {
  const known = values.filter((name) => !FORMER_NAMES.has(name));
  const near = nearestName(value, Object.fromEntries(known.map((name) => [name, true])));
  // Where one is meant, a long list of the others only hides it.
  const shown = near !== '' && known.length > SHOWN_MAX ? [near] : known;
  return noOption(value, near, shown.join(', '));
}

/** A value as it stands in the file. */
function written(input: unknown): string {
  const text = JSON.stringify(input) ?? String(input);
  return text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}…` : text;
}
