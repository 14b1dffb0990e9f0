import type { UserNo } from '@miczero/contracts';
import type { ReactNode } from 'react';
import { UserCardPopover } from '../../person/views/UserCardPopover.tsx';
import { useLineTools } from './line-context.ts';
import styles from './PersonButton.module.css';

export interface PersonButtonProps {
  readonly uid: string;
  readonly nick: string;
  readonly className?: string | undefined;
  /** The visible content; it names the button when it has text. */
  readonly children: ReactNode;
  /** The name of a button that shows a picture. */
  readonly label?: string | undefined;
}

/** A name or a picture in a line: it opens the card of the person. The menu of the line opens it by keyboard. */
export function PersonButton({ uid, nick, className, children, label }: PersonButtonProps) {
  const { hall_id, owner, onMention } = useLineTools();
  return (
    <UserCardPopover
      // The author of a line, or a person that it mentions: a user number by contract.
      uid={uid as UserNo}
      hall_id={hall_id}
      isOwner={uid === owner}
      nick={nick}
      onMention={onMention}
    >
      <button
        type="button"
        tabIndex={-1}
        className={className ?? styles['button']}
        aria-label={label}
        data-person={uid}
        data-nocopy={label === undefined ? undefined : true}
      >
        {children}
      </button>
    </UserCardPopover>
  );
}
