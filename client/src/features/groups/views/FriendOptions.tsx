import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import type { Friend } from '../index.ts';
import styles from './GroupPick.module.css';

/** Height of an option in px, as GroupPick.module.css has it. */
const ROW_PX = 48;
/** Options that fit into the highest list there is, and some beyond both edges. */
const FIT = 16;

export const friendOptionId = (listId: string, index: number) => `${listId}-${index}`;

export interface FriendOptionsProps {
  readonly id: string;
  readonly friends: readonly Friend[];
  /** The option under the keys of the field. */
  readonly active: number;
  /** `inside`: in the group already; `closed`: no more may be chosen. */
  readonly stateOf: (friend: Friend) => 'open' | 'picked' | 'inside' | 'closed';
  readonly onToggled: (friend: Friend) => void;
}

/** A long list of friends, of which only those in view are in the page. The active one stays in view. */
export function FriendOptions({ id, friends, active, stateOf, onToggled }: FriendOptionsProps) {
  const { t } = useTranslation();
  const resolve = useSelector(selectResolvePicture);
  const listRef = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const [from, to] = [active * ROW_PX, (active + 1) * ROW_PX];
    if (from < list.scrollTop) list.scrollTop = from;
    else if (to > list.scrollTop + list.clientHeight) list.scrollTop = to - list.clientHeight;
  }, [active]);
  const first = Math.max(0, Math.min(top - FIT / 2, friends.length - 2 * FIT));
  return (
    <div
      ref={listRef}
      className={styles['options']}
      // Its keys are those of the field: a scroller that is a tab stop would stand between the field and the buttons.
      tabIndex={-1}
      onScroll={({ currentTarget }) => setTop(Math.floor(currentTarget.scrollTop / ROW_PX))}
    >
      <div
        id={id}
        className={styles['rows']}
        role="listbox"
        aria-multiselectable="true"
        aria-label={t('groups.friends')}
        style={{ blockSize: friends.length * ROW_PX }}
      >
        {friends.slice(first, first + 2 * FIT).map((friend, index) => {
          const state = stateOf(friend);
          const at = first + index;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field that owns the list
            <div
              key={friend.no}
              id={friendOptionId(id, at)}
              className={classNames(styles['option'], at === active && styles['active'])}
              role="option"
              aria-selected={state === 'picked' || state === 'inside'}
              aria-disabled={state === 'inside' || state === 'closed' || undefined}
              aria-setsize={friends.length}
              aria-posinset={at + 1}
              tabIndex={-1}
              style={{ insetBlockStart: at * ROW_PX }}
              // The field keeps its focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onToggled(friend)}
            >
              <Avatar
                name={friend.nick || friend.no}
                src={resolve(friend.avatar)}
                size={32}
                presence={friend.online ? 'online' : 'offline'}
              />
              <span className={styles['name']} dir="auto">
                {friend.nick || friend.no}
              </span>
              {state === 'inside' && <span className={styles['detail']}>{t('groups.inside')}</span>}
              <span className={classNames(styles['tick'], state === 'picked' && styles['ticked'])}>
                {state === 'picked' && <Icon name="check" size={14} />}
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
