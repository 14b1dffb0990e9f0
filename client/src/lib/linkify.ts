export type TextPart = { readonly type: 'text'; readonly text: string } | LinkPart;
export interface LinkPart {
  readonly type: 'link';
  /** As written. */
  readonly text: string;
  /** Always http or https (open point S21). */
  readonly href: string;
}

const CANDIDATE = /https?:\/\/[^\s<>"'`“”‘’《》【】（）「」，。；：！？、]+/giu;
const TRAILING = /[.,;:!?*_~…]+$/u;
const BRACKETS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
];

/** rule.links-anchors: web addresses become links; everything else, other schemes included, stays text. */
export function linkify(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(CANDIDATE)) {
    const written = trimmed(match[0]);
    const href = safeHref(written);
    if (href === null) continue;
    if (match.index > from) parts.push({ type: 'text', text: text.slice(from, match.index) });
    parts.push({ type: 'link', text: written, href });
    from = match.index + written.length;
  }
  if (from < text.length) parts.push({ type: 'text', text: text.slice(from) });
  return parts;
}

/** The address when it is an absolute http or https one without credentials, else null. */
export function safeHref(written: string): string | null {
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  // A user name in front of the host makes a foreign host look like a known one.
  return isWeb && url.hostname !== '' && url.username === '' && url.password === '' ? url.href : null;
}

/** Punctuation after an address belongs to the sentence, and so does a bracket that was opened before it. */
function trimmed(candidate: string): string {
  let text = candidate;
  for (;;) {
    const before = text;
    text = text.replace(TRAILING, '');
    for (const [open, close] of BRACKETS) {
      if (text.endsWith(close) && count(text, close) > count(text, open)) text = text.slice(0, -1);
    }
    if (text === before) return text;
  }
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
