import { inkOf, isEveryday } from './shown-text.ts';

/** Words that a message and a nick may not contain. Short on purpose: QA needs a few that are sure to be blocked. */
export const BLOCKED_WORDS = ['违禁词', '代练外挂', '博彩网站', '刷单兼职'] as const;

/** A text of these alone cannot hold any of the words: most links and numbers. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Whether a text holds a blocked word, also with blanks or invisible characters between its characters. */
export function hasBlockedWord(text: string): boolean {
  if (PLAIN.test(text)) return false;
  const dense = isEveryday(text) ? text : inkOf(text.normalize('NFKC'));
  return BLOCKED_WORDS.some((word) => dense.includes(word));
}
