const JOINER = 0x200d;
/** As many as the longest emoji has, a kiss between two people with skin tones. What is longer goes on as another character. */
const JOINED_MAX_CODE_POINTS = 10;

const isBetween = (code: number, first: number, last: number) => code >= first && code <= last;
const isFlagLetter = (code: number) => isBetween(code, 0x1f1e6, 0x1f1ff);
/** Symbols that emoji are made of. A joiner between letters joins nothing that would look like one character. */
const isSymbol = (code: number) => isBetween(code, 0x2190, 0x2bff) || code >= 0x1f000;
/** What changes the emoji before it: its presentation, its skin, its key, the tags of its flag. */
const isModifier = (code: number) =>
  code === 0xfe0e ||
  code === 0xfe0f ||
  code === 0x20e3 ||
  isBetween(code, 0x1f3fb, 0x1f3ff) ||
  isBetween(code, 0xe0020, 0xe007f);

/**
 * The characters of a text as forms and the platform count them (ADR 0197): an emoji is one, however many code points join into it;
 * anything else is one for each code point. The count does not depend on the Unicode version of an engine.
 */
export function* charactersOf(text: string): Generator<string> {
  let joined = '';
  let length = 0;
  let former = 0;
  let isFlagOpen: boolean = false;
  for (const point of text) {
    const code = point.codePointAt(0) ?? 0;
    const closesFlag: boolean = isFlagOpen && isFlagLetter(code);
    const goesOn =
      closesFlag || isModifier(code) || code === JOINER
        ? length > 0
        : former === JOINER && length > 1 && isSymbol(code);
    if (goesOn && length < JOINED_MAX_CODE_POINTS) {
      joined += point;
      length += 1;
    } else {
      if (joined !== '') yield joined;
      joined = point;
      length = 1;
    }
    isFlagOpen = isFlagLetter(code) && !closesFlag;
    former = code;
  }
  if (joined !== '') yield joined;
}

/** How many characters a text has, blanks around it included. */
export function countChars(text: string): number {
  let count = 0;
  for (const _character of charactersOf(text)) count += 1;
  return count;
}

/** Whether a text has at most so many characters. No text has more of them than UTF-16 units, so most texts need no count. */
export function hasAtMost(text: string, most: number): boolean {
  return text.length <= most || countChars(text) <= most;
}

/** The first characters of a text, none of them cut. */
export function firstChars(text: string, most: number): string {
  let first = '';
  let count = 0;
  for (const character of charactersOf(text)) {
    if (count === most) break;
    first += character;
    count += 1;
  }
  return first;
}
