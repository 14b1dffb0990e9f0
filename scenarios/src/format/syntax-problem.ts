import { createScanner, type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { ReadTexts } from './read-texts.ts';

interface TextProblem {
  readonly offset: number;
  readonly message: string;
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
/** Signs that input methods and word processors write in the place of those of JSON. */
const ALIKE: Readonly<Record<string, string>> = {
  "'": '"',
  '‘': '"',
  '’': '"',
  '“': '"',
  '”': '"',
  '＂': '"',
  '「': '"',
  '」': '"',
  '：': ':',
  '，': ',',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
};
/** A name or value that is written without quotes. */
const WORD = /^[\p{L}_$][\p{L}\d_$.-]{0,40}/u;
/** A token of one character: unlike a text or a number, it cannot be the beginning of a longer one. */
const IS_SIGN = /[{}[\],:]/;

/** The first mistake in the JSON: the others follow from it. */
export function syntaxProblem(text: string, [first]: readonly ParseError[], texts: ReadTexts): TextProblem {
  if (!first || text.trim() === '') return { offset: 0, message: texts.empty };
  const { error, offset, length } = first;
  const { before, wanted, isOpen } = bracketsAround(text, offset);
  const sign = text.charAt(offset);
  const meant = ALIKE[sign];
  if (meant !== undefined) return { offset, message: texts.otherSign(meant, sign) };
  if (wanted !== '' && (sign === '}' || sign === ']')) {
    if (sign === wanted && before?.sign === ',') return { offset: before.offset, message: texts.trailingComma };
    if (sign !== wanted && before?.sign !== ':') return { offset, message: texts.otherBracket(wanted, sign) };
  }
  const end = text.trimEnd().length;
  const isUnfinished = offset + length >= end && isOpen && !IS_SIGN.test(sign);
  // A comma or bracket that is missing at the end stands behind everything that there is.
  if (end > 0 && (offset >= end || isUnfinished)) return { offset: end, message: texts.cutOff };
  const [word] = WORD.exec(text.slice(offset)) ?? [];
  if (printParseErrorCode(error) === 'InvalidSymbol' && wanted !== '' && word !== undefined)
    return { offset, message: texts.unquoted(word) };
  return { offset, message: texts.notJson(printParseErrorCode(error)) };
}

interface Around {
  /** The token before the offset. */
  readonly before: { readonly offset: number; readonly sign: string } | undefined;
  /** The bracket that would close what is open at the offset; empty for nothing. */
  readonly wanted: string;
  /** Whether a bracket is open where the file ends. */
  readonly isOpen: boolean;
}

function bracketsAround(text: string, place: number): Around {
  const scanner = createScanner(text, true);
  const closing: string[] = [];
  let around: Pick<Around, 'before' | 'wanted'> | undefined;
  let last: Around['before'];
  for (;;) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    if (offset >= place) around ??= { before: last, wanted: closing.at(-1) ?? '' };
    if (offset >= text.length) return { before: last, wanted: '', ...around, isOpen: closing.length > 0 };
    const sign = text.slice(offset, scanner.getPosition());
    const closes = CLOSING[sign];
    if (closes !== undefined) closing.push(closes);
    else if (sign === '}' || sign === ']') closing.pop();
    last = { offset, sign };
  }
}
