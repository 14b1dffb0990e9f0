import { EMOJI, type Emoji } from '../../../lib/emoji.ts';
import type { NameRank } from '../../../lib/name-match.ts';
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
  readonly rankOf: NameRank;
}

/** Completions of the word at the caret: names that begin with it first, then names that contain it. */
export function suggestionsFor(
  trigger: Trigger | null,
  { people, labelOf, rankOf }: SuggestionSources,
): readonly Suggestion[] {
  if (trigger === null) return [];
  if (trigger.kind === 'mention') {
    return ranked(people, (person) => rankOf([person.nick, person.uid], trigger.query)).map((person) => ({
      kind: 'mention',
      person,
    }));
  }
  return ranked(EMOJI, (emoji) => rankOf([emoji.name, labelOf(emoji), emoji.id], trigger.query)).map((emoji) => ({
    kind: 'emoji',
    emoji,
  }));
}

function ranked<Item>(items: readonly Item[], rankOf: (item: Item) => number | null): readonly Item[] {
  return items
    .flatMap((item) => {
      const rank = rankOf(item);
      return rank === null ? [] : [{ item, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SHOWN_MAX)
    .map(({ item }) => item);
}
