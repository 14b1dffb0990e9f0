/** The unfinished word at the caret that a list can complete. */
export interface Trigger {
  readonly kind: 'mention' | 'emoji';
  /** Without the sign that opened it. */
  readonly query: string;
  /** Where the sign stands. */
  readonly from: number;
}

/** Not after what may be the name of an address: a@b. Chinese is written without spaces: 来@小 opens the list. */
const MENTION = /(?:^|[^A-Za-z0-9._+-])@([^\s@]{0,20})$/;
const EMOJI = /(?:^|[^:]):([^\s:]{1,12})$/u;
const FINISHED = /:\p{Script=Han}{1,4}:/gu;

/** @ opens the people, a colon with at least one character after it the emoticons. An address like a@b opens nothing. */
export function triggerAt(text: string, caret: number): Trigger | null {
  const before = text.slice(0, caret);
  const mention = MENTION.exec(before)?.[1];
  if (mention !== undefined) return { kind: 'mention', query: mention, from: caret - mention.length - 1 };
  // The last colon of a finished code opens nothing, and must not keep the next one from opening.
  const open = before.replace(FINISHED, (code) => ' '.repeat(code.length));
  const emoji = EMOJI.exec(open)?.[1];
  return emoji === undefined ? null : { kind: 'emoji', query: emoji, from: caret - emoji.length - 1 };
}

export interface Insertion {
  readonly text: string;
  readonly caret: number;
}

/** Puts a text in the place of what stands between two positions. */
export function replaced(text: string, from: number, to: number, inserted: string): Insertion {
  return { text: text.slice(0, from) + inserted + text.slice(to), caret: from + inserted.length };
}

/** The mentions whose names still stand in the text. */
export function mentionsIn(text: string, mentions: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(mentions).filter(([, name]) => text.includes(`@${name}`)));
}
