import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle } from 'react';
import { optionId } from '../../../design/OptionList/OptionList.tsx';
import { emojiCode } from '../../../lib/emoji.ts';
import type { Trigger } from './composer-trigger.ts';
import { SuggestionList } from './SuggestionList.tsx';
import type { Person, Suggestion } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface CompletionHandle {
  /** True when the key belonged to the list. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

export interface CompletionProps {
  readonly handle: Ref<CompletionHandle>;
  /** The id of the list, for `aria-controls`. */
  readonly id: string;
  readonly trigger: Trigger;
  /** Who can be mentioned here; asked when they are wanted. */
  readonly people: () => readonly Person[];
  /** What takes the place of the word, and the person that it mentions. */
  readonly onPicked: (inserted: string, person: Person | null) => void;
  /** The id of the option that Enter takes; undefined while nothing is offered. */
  readonly onActive: (option: string | undefined) => void;
}

/** Completions of the word at the caret of a field, which keeps the focus. */
export function Completion({ handle, id, trigger, people, onPicked, onActive }: CompletionProps) {
  const { shown, active, onKeyDown } = useSuggestions(trigger, people);
  const option = shown.length > 0 ? optionId(id, active) : undefined;
  const pick = (picked: Suggestion) =>
    picked.kind === 'mention'
      ? onPicked(`@${picked.person.nick} `, picked.person)
      : onPicked(emojiCode(picked.emoji), null);
  useImperativeHandle(handle, () => ({ onKeyDown: (event) => onKeyDown(event, pick) }));
  useEffect(() => {
    onActive(option);
    return () => onActive(undefined);
  }, [onActive, option]);
  return shown.length > 0 && <SuggestionList id={id} suggestions={shown} active={active} onPicked={pick} />;
}
