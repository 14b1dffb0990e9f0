import { type KeyboardEvent, type RefObject, useDeferredValue, useId, useMemo, useState } from 'react';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { EmptyState } from '../../../design/States/EmptyState.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { answering, useNameRank } from '../../../lib/name-match.ts';
import type { Friend } from '../index.ts';
import { FriendOptions, friendOptionId } from './FriendOptions.tsx';
import styles from './GroupPick.module.css';

export interface FriendPickerProps {
  readonly friends: readonly Friend[];
  /** Numbers of those who are in the group. */
  readonly inside: readonly string[];
  readonly picked: readonly Friend[];
  readonly most: number;
  /** The field. */
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly error: string | null;
  readonly onPicked: (picked: readonly Friend[]) => void;
}

const namesOf = ({ nick, no }: Friend) => [nick, no];
/** Keys by how far they move the active option. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };

/**
 * Friends by Han, pinyin, initials or number. The field keeps the focus: arrows move in the list, Enter takes a friend in
 * or out, Backspace in an empty field takes the last one out.
 */
export function FriendPicker({ friends, inside, picked, most, ref, error, onPicked }: FriendPickerProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const wanted = useDeferredValue(query.trim());
  // The dictionary of pinyin comes with the field: a name that is typed at once is found.
  const rank = useNameRank(true);
  const shown = useMemo(() => answering(friends, wanted, { rank, namesOf }), [friends, wanted, rank]);
  const at = Math.min(active, shown.length - 1);
  const isFull = picked.length >= most;
  const isPicked = ({ no }: Friend) => picked.some((each) => each.no === no);

  function toggle(friend: Friend) {
    if (inside.includes(friend.no)) return;
    if (isPicked(friend)) onPicked(picked.filter(({ no }) => no !== friend.no));
    else if (!isFull) onPicked([...picked, friend]);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      setActive(Math.max(0, Math.min(shown.length - 1, at + step)));
    } else if (event.key === 'Enter') {
      // Enter belongs to the list, not to the form around it.
      event.preventDefault();
      const friend = shown[at];
      if (friend) toggle(friend);
    } else if (event.key === 'Backspace' && query === '') onPicked(picked.slice(0, -1));
  }
  return (
    <div className={styles['picker']}>
      {picked.length > 0 && (
        <ul className={styles['chips']} aria-label={t('groups.chosen')}>
          {picked.map((friend) => (
            <li key={friend.no}>
              <button
                type="button"
                className={styles['chip']}
                aria-label={t('groups.takeOut', { name: friend.nick || friend.no })}
                onClick={() => {
                  toggle(friend);
                  // The chip goes, and the focus with it.
                  ref.current?.focus();
                }}
              >
                <span className={styles['chipName']} dir="auto">
                  {friend.nick || friend.no}
                </span>
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        ref={ref}
        error={error}
        label={t('groups.search')}
        labelHidden
        placeholder={t('groups.search')}
        leading={<Icon name="search" />}
        value={query}
        autoComplete="off"
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={shown.length > 0 ? friendOptionId(listId, at) : undefined}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p className={styles['count']} role="status">
        {t(isFull ? 'groups.countFull' : 'groups.count', { n: picked.length, most })}
      </p>
      {shown.length === 0 ? (
        <EmptyState icon="search" text={t('groups.none')} />
      ) : (
        <FriendOptions
          id={listId}
          friends={shown}
          active={at}
          stateOf={(friend) => {
            if (inside.includes(friend.no)) return 'inside';
            if (isPicked(friend)) return 'picked';
            return isFull ? 'closed' : 'open';
          }}
          onToggled={toggle}
        />
      )}
    </div>
  );
}
