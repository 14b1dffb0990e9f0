import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useNameRank } from '../../../lib/name-match.ts';
import type { Trigger } from './composer-trigger.ts';
import { type Person, type Suggestion, suggestionsFor } from './suggestions.ts';

export interface Suggestions {
  readonly shown: readonly Suggestion[];
  readonly active: number;
  /** True when the key belonged to the list. */
  readonly onKeyDown: (event: KeyboardEvent, pick: (suggestion: Suggestion) => void) => boolean;
}

/** Completions of the word at the caret, and the chosen one. */
export function useSuggestions(trigger: Trigger, people: () => readonly Person[]): Suggestions {
  const { t } = useTranslation();
  const [active, setActive] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const rankOf = useNameRank(true);
  const key = `${trigger.kind}${trigger.from}`;
  const shown =
    key === dismissed
      ? []
      : suggestionsFor(trigger, {
          // Looked up when they are wanted: a field that followed the list would be drawn at every message.
          people: trigger.kind === 'mention' ? people() : [],
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

  return { shown, active: at, onKeyDown };
}
