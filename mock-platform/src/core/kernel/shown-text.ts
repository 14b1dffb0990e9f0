import { hasAtMost, hasInk } from '@miczero/contracts';

/** Names and texts that people see: the one place that says which characters they may hold. */

/**
 * What would let a name look like another one, or like none: control, format (bidi overrides, zero width), half, private
 * and unassigned characters, fillers that take no ink. Emoji need their two variation selectors.
 */
const DISGUISES = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2800]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u;

/**
 * Most names and many lines: characters that are seen, disguise nothing and are their own normal form, so that the costly looks below
 * would find nothing. The general checks of a Chinese name took as long as applying the rest of its command.
 */
const EVERYDAY = /^[\x21-\x7e\u4e00-\u9fa5]+$/;

/** Whether a text has only characters that stand for themselves, and no blank. */
export function isEveryday(text: string): boolean {
  return EVERYDAY.test(text);
}

/** Blanks, marks without a letter, and everything that takes no ink. */
const BLANK = /[\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Controls but tab and line feed, and what turns the direction of the text around it. */
const UNSAFE = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** The part of a text that is left when all that cannot be seen is taken away. */
export function inkOf(text: string): string {
  return text.replace(BLANK, '');
}

/** One emoji, however many characters join into it: family, flag, profession. A literal needs a later target of the compiler. */
const EMOJI = '\\p{RGI_Emoji}';
const EMOJIS = new RegExp(EMOJI, 'gv');

/** Whether a trimmed text is a name: something can be seen, nothing is disguised, and it is not longer than `max` characters. */
export function isShownName(name: string, max: number): boolean {
  if (isEveryday(name)) return name.length <= max;
  return hasAtMost(name, max) && !DISGUISES.test(name.replace(EMOJIS, ' ')) && hasInk(name);
}

/** The stored form of a longer text; empty when it has no visible character. Lone surrogates would not survive UTF-8. */
export function shownTextOf(text: string): string {
  const clean = text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(UNSAFE, '')
    .trim();
  return hasInk(clean) ? clean : '';
}
