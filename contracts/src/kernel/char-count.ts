/**
 * A character as forms and the platform count it (ADR 0197): the two letters of a flag, or a code point with up to six parts that change it
 * or join it. Parts are presentations, keys, skins, tags, and joiners with a symbol behind them; the longest emoji has six.
 * Only ranges of code points: every engine and every version of Unicode counts the same.
 */
const CHARACTER =
  /[\u{1f1e6}-\u{1f1ff}]{2}|.(?:[\ufe0e\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\u200d[\u2190-\u2bff\u{1f000}-\u{1ffff}]?){0,6}/gsu;

/** The characters of a text, blanks around it included. */
export const charactersOf = (text: string): readonly string[] => text.match(CHARACTER) ?? [];

/** How many there are. */
export const countChars = (text: string): number => charactersOf(text).length;
