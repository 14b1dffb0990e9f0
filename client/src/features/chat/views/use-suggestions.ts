import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
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

/** What can complete the text at the caret, and which of it is chosen. */
export function useSuggestions(text: string, caret: number): Suggestions {
  const { t } = useTranslation();
  const people = usePeople();
  const [active, setActive] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const trigger = triggerAt(text, caret);
  const key = trigger && `${trigger.kind}${trigger.from}`;
  const shown = useMemo(
    () => (key === dismissed ? [] : suggestionsFor(trigger, { people, labelOf: (emoji) => t(`emoji.${emoji.id}`) })),
    [trigger, people, t, key, dismissed],
  );
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

/** The members in the window, and whoever wrote in what is shown. */
function usePeople(): readonly Person[] {
  const { rows: members } = useSelector(selectMembers);
  const { rows } = useSelector(selectMessageList);
  return useMemo(() => {
    const people = new Map<string, Person>();
    for (const person of [...rows.toReversed().flatMap(authorOf), ...members.filter(({ isMe }) => !isMe)]) {
      if (!people.has(person.uid)) people.set(person.uid, person);
    }
    return [...people.values()];
  }, [members, rows]);
}

function authorOf({ author, own }: MessageRowModel): readonly Person[] {
  return author && !own ? [{ uid: author.id, nick: author.nick, avatar: author.avatar }] : [];
}
