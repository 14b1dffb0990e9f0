import { type KeyboardEvent, useState } from 'react';
import { useStore } from 'react-redux';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useNameRank } from '../../../lib/name-match.ts';
import { selectMembers } from '../../halls/index.ts';
import { type MessageRowModel, selectMessageList } from '../index.ts';
import { type Trigger, triggerAt } from './composer-trigger.ts';
import { type Person, type Suggestion, suggestionsFor } from './suggestions.ts';

export interface Suggestions {
  readonly trigger: Trigger | null;
  readonly shown: readonly Suggestion[];
  readonly active: number;
  /** True when the key belonged to the list. */
  readonly onKeyDown: (event: KeyboardEvent, pick: (suggestion: Suggestion) => void) => boolean;
}

/** Completions of the word at the caret, and the chosen one. `peopleHere` are those of another place than the open channel. */
export function useSuggestions(text: string, caret: number, peopleHere?: readonly Person[]): Suggestions {
  const { t } = useTranslation();
  const store = useStore<PeopleRoot>();
  const [active, setActive] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const trigger = triggerAt(text, caret);
  const rankOf = useNameRank(trigger !== null);
  const key = trigger && `${trigger.kind}${trigger.from}`;
  const shown =
    trigger === null || key === dismissed
      ? []
      : suggestionsFor(trigger, {
          // Looked up when they are wanted: a field that followed the list would be drawn at every message.
          people: trigger.kind === 'mention' ? (peopleHere ?? peopleIn(store.getState())) : [],
          labelOf: (emoji) => t(`emoji.${emoji.id}`),
          rankOf,
        });
  const at = Math.min(active, Math.max(0, shown.length - 1));

  function onKeyDown(event: KeyboardEvent, pick: (suggestion: Suggestion) => void): boolean {
    const chosen = shown[at];
    if (!chosen) return false;
    switch (event.key) {
      case 'ArrowDown':
        setActive((at + 1) % shown.length);
        break;
      case 'ArrowUp':
        setActive((at - 1 + shown.length) % shown.length);
        break;
      case 'Enter':
      case 'Tab':
        setActive(0);
        pick(chosen);
        break;
      case 'Escape':
        setDismissed(key);
        break;
      default:
        return false;
    }
    event.preventDefault();
    return true;
  }

  return { trigger, shown, active: at, onKeyDown };
}

type PeopleRoot = Parameters<typeof selectMembers>[0] & Parameters<typeof selectMessageList>[0];

/** The members in the window and the authors of the lines shown. */
function peopleIn(state: PeopleRoot): readonly Person[] {
  const members = selectMembers(state).rows.filter(({ isMe }) => !isMe);
  const people = new Map<string, Person>();
  for (const person of [...selectMessageList(state).rows.toReversed().flatMap(authorOf), ...members]) {
    if (!people.has(person.uid)) people.set(person.uid, person);
  }
  return [...people.values()];
}

function authorOf({ author, own }: MessageRowModel): readonly Person[] {
  return author && !own ? [{ uid: author.id, nick: author.nick, avatar: author.avatar }] : [];
}
