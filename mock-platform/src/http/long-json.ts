/** A longer string in the long field of a call is read and written in pieces: other work has turns in between. */
export const LONG = 1_000_000;
/** Characters of a piece: less than a millisecond. */
const PIECE = 100_000;

/** What a JSON text looks like, without parsing it. */
export interface JsonOutline {
  readonly depth: number;
  /** The long string of the field, if it is one: where it begins, may be cut, and ends. */
  readonly long: readonly number[] | null;
}

const [QUOTE, BACKSLASH, LETTER_U] = [0x22, 0x5c, 0x75];
const [BRACE, BRACE_END, BRACKET, BRACKET_END] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Depth of nesting of a JSON text, and the long string that is the value of a field at its top. */
export function* outlineOf(text: string, field?: string): Generator<undefined, JsonOutline> {
  let long: readonly number[] | null = null;
  let [depth, deepest, pauseAt] = [0, 0, PIECE];
  /** Where the string begins that is being read, and where it may be cut. */
  let [begin, cutAt, cuts] = [-1, 0, [] as number[]];
  let before: readonly [begin: number, end: number] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    if (index >= pauseAt) {
      pauseAt += PIECE;
      yield;
    }
    const char = text.charCodeAt(index);
    if (begin >= 0) {
      if (char === QUOTE) {
        const isValue = () => text.slice(...before) === field && text.slice(before[1] + 1, begin - 1).trim() === ':';
        if (depth === 1 && index - begin > LONG && isValue()) long = [...cuts, index];
        before = [begin, index];
        begin = -1;
      } else if (index >= cutAt) {
        cuts.push(index);
        cutAt = index + PIECE;
      }
      // An escape is never cut.
      if (char === BACKSLASH) index += text.charCodeAt(index + 1) === LETTER_U ? 5 : 1;
    } else if (char === QUOTE) {
      begin = index + 1;
      cuts = [begin];
      cutAt = begin + PIECE;
    } else if (char === BRACE || char === BRACKET) deepest = Math.max(deepest, ++depth);
    else if (char === BRACE_END || char === BRACKET_END) depth -= 1;
  }
  return { depth: deepest, long };
}

/** Puts the long string of a field into what was read of a text without it. Throws a `SyntaxError` for a string that is none. */
export function* filled(value: unknown, text: string, field: string, long: readonly number[]) {
  // Of fields with one name the last counts.
  if (Object.hasOwn(JSON.parse(`{"":0${text.slice((long.at(-1) ?? 0) + 1)}`) as object, field)) return value;
  let whole = '';
  for (const [index, end] of long.slice(1).entries()) {
    whole += String(JSON.parse(`"${text.slice(long[index], end)}"`));
    yield;
  }
  return Object.assign(value as object, { [field]: whole }); // what has fields is an object
}

/** Whether JSON of an object has a long string at its top. */
export const hasLong = (value: object): boolean =>
  Object.values(value).some((each) => typeof each === 'string' && each.length > LONG);

/** An object as JSON, with its long strings in pieces. */
export function* piecesOf(value: object): Generator<string> {
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  for (const [index, [key, each]] of fields.entries() as Iterable<[number, [string, unknown]]>) {
    yield `${index === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    if (typeof each !== 'string' || each.length <= LONG) {
      yield JSON.stringify(each);
      continue;
    }
    yield '"';
    for (let at = 0; at < each.length; at += PIECE) yield JSON.stringify(each.slice(at, at + PIECE)).slice(1, -1);
    yield '"';
  }
  yield fields.length === 0 ? '{}' : '}';
}
