import * as z from 'zod/mini';
import { bilingual } from './bilingual.ts';
import { boundWords } from './bound-words.ts';
import { nearestName } from './nearest-name.ts';
import { quotedValue } from './quoted-value.ts';
import { PHONE } from './scenario.ts';
import type { StepLanguage } from './step-language.ts';
import { LINE_PLACE, milliseconds, PAGE_PATH } from './steps.ts';

interface MisfitTexts {
  readonly others: z.core.$ZodErrorMap;
  readonly missing: string;
  /** Of the formats of texts. */
  readonly formats: ReadonlyMap<string, string>;
  /** By the names that zod has for kinds of values. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly or: string;
  readonly wanted: (kinds: string, written: string) => string;
  /** Of a value that only looks like one that is allowed. */
  readonly otherKind: (kind: string, allowed: string, written: string) => string;
  /** Of a number where a text stands. */
  readonly quotes: (text: string, written: string) => string;
  /** Of a value that is none of the few that are allowed. */
  readonly oneOf: (allowed: string, written: string) => string;
  /** Of a text such as 3s where milliseconds stand. */
  readonly milliseconds: (ms: number, written: string) => string;
  readonly bothLanguages: string;
  readonly noOption: (value: string, near: string, known: string) => string;
}

const TEXTS: Readonly<Record<StepLanguage, MisfitTexts>> = {
  zh: {
    others: z.locales.zhCN().localeError,
    missing: '缺少这个字段',
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
    otherKind: (kind, allowed, written) => `应为${kind}：${allowed}，而不是 ${written}`,
    quotes: (text, written) => `要加引号：${text}，而不是 ${written}`,
    oneOf: (allowed, written) => `应为 ${allowed}，而不是 ${written}`,
    milliseconds: (ms, written) => `应为毫秒数，不带引号和单位：${ms}，而不是 ${written}`,
    bothLanguages: '应为两种语言的文字 { "zh": …, "en": … }',
    noOption: (value, near, known) =>
      `没有「${value}」；${near === '' ? '' : `是不是「${near}」？`}${near === known ? '' : `可用：${known}`}`,
  },
  en: {
    others: z.locales.en().localeError,
    missing: 'missing',
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
    otherKind: (kind, allowed, written) => `${kind} is needed: ${allowed}, not ${written}`,
    quotes: (text, written) => `quotes are needed: ${text}, not ${written}`,
    oneOf: (allowed, written) => `${allowed} is needed, not ${written}`,
    milliseconds: (ms, written) => `milliseconds without quotes or a unit are needed: ${ms}, not ${written}`,
    bothLanguages: 'a text in both languages, { "zh": …, "en": … }',
    noOption: (value, near, known) =>
      `no "${value}"; ${near === '' ? '' : `did you mean "${near}"? `}${near === known ? '' : `there is ${known}`}`.trimEnd(),
  },
};

/** Names that still open old files, and that no new one should take. */
const FORMER_NAMES: ReadonlySet<string> = new Set(['stage']);

/** Names that are listed beside the one that is meant. */
const SHOWN_MAX = 12;
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
        if (issue.inst === bilingual) return texts.bothLanguages;
        return inMilliseconds(issue, texts) ?? wanted([issue.expected], input, texts);
      case 'invalid_value':
        return option(input, issue.values, texts) ?? texts.others(issue);
      case 'too_small':
      case 'too_big':
        return boundWords(issue, language);
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
  const isText = expected.length === 1 && expected[0] === 'string';
  if (isText && typeof input === 'number') return texts.quotes(JSON.stringify(String(input)), quotedValue(input));
  return texts.wanted(expected.map((kind) => texts.kinds[kind] ?? kind).join(texts.or), quotedValue(input));
}

/** Words for a text such as 3s where milliseconds stand; the numbers of other fields count something else. */
function inMilliseconds({ inst, path = [], input }: z.core.$ZodRawIssue, texts: MisfitTexts): string | null {
  const isOfMs = inst === milliseconds || String(path.at(-1)).endsWith('_ms');
  if (!isOfMs || typeof input !== 'string') return null;
  const [, count, unit = ''] = /^([\d.]+) ?(ms|s|m|min|h)$/i.exec(input) ?? [];
  const ms = Math.round(Number(count) * (UNITS[unit.toLowerCase()] ?? Number.NaN));
  return Number.isNaN(ms) ? null : texts.milliseconds(ms, quotedValue(input));
}

function option(input: unknown, values: readonly unknown[], texts: MisfitTexts): string | null {
  const alike = values.find((value) => String(value) === String(input));
  if (alike !== undefined) {
    return texts.otherKind(texts.kinds[typeof alike] ?? typeof alike, quotedValue(alike), quotedValue(input));
  }
  if (typeof input !== 'string') return texts.oneOf(values.map(quotedValue).join(texts.or), quotedValue(input));
  const known = values.map(String).filter((name) => !FORMER_NAMES.has(name));
  const near = nearestName(input, Object.fromEntries(known.map((name) => [name, true])));
  // Where one is meant, a long list of the others only hides it.
  const shown = near !== '' && known.length > SHOWN_MAX ? [near] : known;
  return texts.noOption(input, near, shown.map((name) => name || '""').join(', '));
}
