import { EMOJI, type Emoji } from '../../../lib/emoji.ts';
import type { Trigger } from './composer-trigger.ts';

export interface Person {
  readonly uid: string;
  readonly nick: string;
  readonly avatar: string;
}

export type Suggestion =
  | { readonly kind: 'mention'; readonly person: Person }
  | { readonly kind: 'emoji'; readonly emoji: Emoji };

const SHOWN_MAX = 8;

export interface SuggestionSources {
  readonly people: readonly Person[];
  /** The name of an emoticon in the language that is shown. */
  readonly labelOf: (emoji: Emoji) => string;
}

/** What completes the text at the caret: names that begin with it first, then those that contain it. */
export function suggestionsFor(trigger: Trigger | null, { people, labelOf }: SuggestionSources): readonly Suggestion[] {
  if (trigger === null) return [];
  if (trigger.kind === 'mention') {
    return ranked(people, trigger.query, ({ nick, uid }) => [nick, uid]).map((person) => ({ kind: 'mention', person }));
  }
  return ranked(EMOJI, trigger.query, (emoji) => [emoji.name, labelOf(emoji), emoji.id]).map((emoji) => ({
    kind: 'emoji',
    emoji,
  }));
}

function ranked<Item>(
  items: readonly Item[],
  query: string,
  namesOf: (item: Item) => readonly string[],
): readonly Item[] {
  const wanted = query.toLocaleLowerCase();
  const rank = (item: Item) =>
    Math.min(
      ...namesOf(item).map((name) => {
        const at = name.toLocaleLowerCase().indexOf(wanted);
        return at < 0 ? Number.POSITIVE_INFINITY : Math.min(at, 1);
      }),
    );
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .filter((entry) => entry.rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SHOWN_MAX)
    .map(({ item }) => item);
}
