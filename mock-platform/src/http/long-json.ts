/** Longer strings at the top of a body, as the text of a recording, are read and written in pieces: other work has turns in between. */
export const LONG = 1_000_000;
/** Characters of a piece: less than a millisecond. */
const PIECE = 100_000;

/** Stands in the place of a long string while the rest is parsed. */
const PLACEHOLDER = '\u0000';

/** What a JSON text looks like, without parsing it. */
export interface JsonOutline {
  readonly depth: number;
  /** Long strings at the top: where each begins, may be cut, and ends. */
  readonly long: readonly (readonly number[])[];
}

const [QUOTE, BACKSLASH, LETTER_U] = [0x22, 0x5c, 0x75];
const [BRACE, BRACE_END, BRACKET, BRACKET_END] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Depth of nesting of a JSON text and its long strings. */
export function* outlineOf(text: string): Generator<undefined, JsonOutline> {
  const long: number[][] = [];
  let [depth, deepest] = [0, 0];
  let pauseAt = PIECE;
  /** Where the string begins that is being read, and its places for cuts. */
  let begin = -1;
  let cuts: number[] = [];
  let cutAt = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (index >= pauseAt) {
      pauseAt += PIECE;
      yield;
    }
    const char = text.charCodeAt(index);
    if (begin >= 0) {
      if (char === QUOTE) {
        if (depth === 1 && index - begin > LONG) long.push([begin, ...cuts, index]);
        begin = -1;
        continue;
      }
      if (index >= cutAt) {
        cuts.push(index);
        cutAt = index + PIECE;
      }
      // An escape is never cut.
      if (char === BACKSLASH) index += text.charCodeAt(index + 1) === LETTER_U ? 5 : 1;
    } else if (char === QUOTE) {
      begin = index + 1;
      cuts = [];
      cutAt = begin + PIECE;
    } else if (char === BRACE || char === BRACKET) deepest = Math.max(deepest, ++depth);
    else if (char === BRACE_END || char === BRACKET_END) depth -= 1;
  }
  return { depth: deepest, long };
}

/** The text with placeholders for its long strings. */
export function withoutLong(text: string, { long }: JsonOutline): string {
  let [short, from] = ['', 0];
  for (const [index, places] of long.entries()) {
    short += `${text.slice(from, places[0])}${JSON.stringify(PLACEHOLDER).slice(1, -1)}${index}`;
    from = places.at(-1) ?? from;
  }
  return short + text.slice(from);
}

/** Puts the long strings of a text into what was read of it without them. Throws a `SyntaxError` for a string that is none. */
export function* filled(value: unknown, text: string, { long }: JsonOutline): Generator<undefined, unknown> {
  if (typeof value !== 'object' || value === null) return value;
  for (const [key, short] of Object.entries(value)) {
    const places =
      typeof short === 'string' && short.startsWith(PLACEHOLDER) ? long[Number(short.slice(1))] : undefined;
    if (!places) continue;
    const pieces: unknown[] = [];
    for (const [index, end] of places.slice(1).entries()) {
      pieces.push(JSON.parse(`"${text.slice(places[index], end)}"`));
      yield;
    }
    Object.assign(value, { [key]: pieces.join('') });
  }
  return value;
}

/** Whether JSON of an object has a long string at its top. */
export const hasLong = (value: object): boolean =>
  Object.values(value).some((each) => typeof each === 'string' && each.length > LONG);

/** An object as JSON, with its long strings in pieces. */
export function* piecesOf(value: object): Generator<string> {
  let before = '{';
  for (const [key, each] of Object.entries(value) as [string, unknown][]) {
    const name = `${before}${JSON.stringify(key)}:`;
    before = ',';
    if (typeof each !== 'string' || each.length <= LONG) {
      yield `${name}${JSON.stringify(each)}`;
      continue;
    }
    yield `${name}"`;
    for (let from = 0; from < each.length; from += PIECE)
      yield JSON.stringify(each.slice(from, from + PIECE)).slice(1, -1);
    yield '"';
  }
  yield before === '{' ? '{}' : '}';
}
