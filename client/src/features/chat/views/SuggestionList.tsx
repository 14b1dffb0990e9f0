import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Emoticon } from '../../../design/Emoticon/Emoticon.tsx';
import { OptionList, type OptionRow } from '../../../design/OptionList/OptionList.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import styles from './SuggestionList.module.css';
import type { Suggestion } from './suggestions.ts';

export interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onPicked: (suggestion: Suggestion) => void;
}

/** The option that Enter inserts; the text field keeps the focus. */
export function SuggestionList({ id, suggestions, active, onPicked }: SuggestionListProps) {
  const { t } = useTranslation();
  const rowOf = (suggestion: Suggestion): Omit<OptionRow, 'onPicked'> => {
    if (suggestion.kind === 'mention') {
      const { uid, nick, avatar } = suggestion.person;
      return { key: uid, picture: <Avatar name={nick} src={avatar} size={24} />, name: nick, detail: uid };
    }
    const { id: emoji } = suggestion.emoji;
    return { key: emoji, picture: <Emoticon id={emoji} label="" size={24} />, name: t(`emoji.${emoji}`) };
  };
  return (
    <OptionList
      id={id}
      compact
      className={styles['list']}
      label={t(suggestions[0]?.kind === 'mention' ? 'chat.composer.mentionList' : 'chat.composer.emojiList')}
      options={suggestions.map((suggestion) => ({ ...rowOf(suggestion), onPicked: () => onPicked(suggestion) }))}
      active={active}
    />
  );
}
