import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Emoticon } from '../../../design/Emoticon/Emoticon.tsx';
import { classNames } from '../../../lib/class-names.ts';
import styles from './SuggestionList.module.css';
import type { Suggestion } from './suggestions.ts';

export interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onPicked: (suggestion: Suggestion) => void;
}

/** Focus stays in the text; the list only shows what Enter would insert. */
export function SuggestionList({ id, suggestions, active, onPicked }: SuggestionListProps) {
  const { t } = useTranslation();
  const label = t(suggestions[0]?.kind === 'mention' ? 'chat.composer.mentionList' : 'chat.composer.emojiList');
  return (
    <div id={id} className={styles['list']} role="listbox" aria-label={label}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field that owns the list
        <div
          key={suggestion.kind === 'mention' ? suggestion.person.uid : suggestion.emoji.id}
          id={`${id}-${index}`}
          className={classNames(styles['option'], index === active && styles['active'])}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // The text must keep its focus and its caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPicked(suggestion)}
        >
          {suggestion.kind === 'mention' ? (
            <>
              <Avatar name={suggestion.person.nick} src={suggestion.person.avatar} size={24} />
              <span className={styles['name']} dir="auto">
                {suggestion.person.nick}
              </span>
              <span className={styles['detail']}>{suggestion.person.uid}</span>
            </>
          ) : (
            <>
              <Emoticon id={suggestion.emoji.id} label="" size={24} />
              <span className={styles['name']}>{t(`emoji.${suggestion.emoji.id}`)}</span>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
