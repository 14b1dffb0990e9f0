import { pinyin, polyphonic } from 'pinyin-pro';

/**
 * Characters that people read in two ways in names. Of every other character only the reading counts that it has in its word: the
 * dictionary also knows 不 as fou and 没 as mo.
 */
const READ_IN_TWO_WAYS = new Set(
  '乐长行重朝都还单曾了地得会着为率弹调传降强角觉乘盛藏薄石落露宿系好少数差兴相中种更间奇',
);
const HAN = /\p{Script=Han}/u;
/** The readings that a character of two has, the most common first. */
const READINGS = 2;

const plain = { toneType: 'none', type: 'array', v: true } as const;

/** What may be written for each character: its readings in pinyin, with ü as v, or itself. */
function readingsOf(text: string): readonly (readonly string[])[] {
  const chars = [...text];
  const inWords = pinyin(text, plain);
  // Without one entry a character the word tells nothing of its characters.
  const isAligned = inWords.length === chars.length;
  return chars.map((char, index) => {
    if (!HAN.test(char)) return [char.toLocaleLowerCase()];
    const own = isAligned ? inWords[index] : pinyin(char, plain)[0];
    const others = READ_IN_TWO_WAYS.has(char) ? (polyphonic(char, plain)[0] ?? []).slice(0, READINGS) : [];
    return [...new Set([own ?? char, ...others])].filter((reading) => reading !== '');
  });
}

/** Whether a query stands for characters from here on; each may be begun only, as in an input method: `sh` is 上. */
function matchesFrom(readings: readonly (readonly string[])[], at: number, query: string): boolean {
  if (query === '') return true;
  return (readings[at] ?? []).some((reading) => {
    for (let length = Math.min(reading.length, query.length); length > 0; length -= 1) {
      if (query.startsWith(reading.slice(0, length)) && matchesFrom(readings, at + 1, query.slice(length))) return true;
    }
    return false;
  });
}

/** Whether the pinyin of a text holds a query. The ü of 略 and 虐 may be written as a plain u. */
export function holdsPinyin(text: string, query: string): boolean {
  const readings = readingsOf(text);
  const written = [query, query.replace(/([ln])ue/gu, '$1ve')];
  return readings.some((_, at) => written.some((each) => matchesFrom(readings, at, each)));
}
