import { type RefObject, type SyntheticEvent, useId, useRef, useState } from 'react';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import type { CompletionHandle } from './Completion.tsx';
import type { LineCompletion, LineFieldHandle } from './LineField.tsx';
import type { Person } from './suggestions.ts';
import type { WordCompletionProps } from './WordCompletion.tsx';

const WordCompletion = lazyPart<WordCompletionProps>(() => import('./WordCompletion.tsx'), ['chat', 'emoji']);

/** The people of a talk behind an @, and emoticons behind a colon, as in a channel. */
export function useCompletion(
  text: string,
  field: RefObject<LineFieldHandle | null>,
  people: () => readonly Person[],
): LineCompletion {
  const listId = useId();
  const [caret, setCaret] = useState(text.length);
  const [option, setOption] = useState<string>();
  const handle = useRef<CompletionHandle>(null);
  const moveCaret = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => setCaret(currentTarget.selectionStart);
  return {
    shown: /[@:]/.test(text) && (
      <WordCompletion
        handle={handle}
        id={listId}
        text={text}
        caret={caret}
        people={people}
        onPicked={(inserted, from) => field.current?.insert(inserted, from)}
        onActive={setOption}
      />
    ),
    field: {
      'aria-autocomplete': 'list',
      'aria-controls': option && listId,
      'aria-activedescendant': option,
      onInput: moveCaret,
      onSelect: moveCaret,
    },
    onKeyDown: (event) => handle.current?.onKeyDown(event) ?? false,
  };
}
