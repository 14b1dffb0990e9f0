import type { HallId, UserNo } from '@miczero/contracts';
import { cloneElement, type MouseEvent, type ReactElement, useState } from 'react';
import { useDispatch } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { Popover } from '../../../design/Popover/Popover.tsx';
import { useWasTrue } from '../../../design/use-was-true.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { personActions } from '../index.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import type { UserCardProps } from './UserCard.tsx';

const UserCard = lazyPart<UserCardProps>(async () => ({ default: (await import('./UserCard.tsx')).UserCard }));

export interface UserCardPopoverProps {
  readonly uid: UserNo;
  /** The hall that the card is about; null while none is open. */
  readonly hall_id: HallId | null;
  readonly isOwner: boolean;
  readonly nick: string;
  readonly side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  /** null: there is no composer to mention the person in. */
  readonly onMention: ((uid: string, nick: string) => void) | null;
  /** The element that opens it. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** The card of one person, beside the element that shows that person. A right click opens it as well: the card has what one may do. */
export function UserCardPopover({
  uid,
  hall_id,
  isOwner,
  nick,
  side = 'inline-end',
  onMention,
  children,
}: UserCardPopoverProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useWasTrue(isOpen);
  const move = (open: boolean) => {
    setOpen(open);
    if (open && hall_id !== null) dispatch(personActions.cardRequested({ hall_id, uid }));
  };
  const onContextMenu = (event: MouseEvent) => {
    // A finger that rests on a line opens the menu of the line, and selected text keeps the menu of the browser.
    const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
    if (isTouch || window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.stopPropagation();
    move(true);
  };
  return (
    <Popover
      flush
      // Filled in once there is a card to name: a page of lines would fill in fifty.
      label={wasOpened ? t('person.title', { name: nick }) : ''}
      side={side}
      align="start"
      open={isOpen}
      onOpenChange={move}
      trigger={cloneElement(children, { onContextMenu })}
    >
      <UserCard
        standIn={<CardSkeleton />}
        uid={uid}
        isOwner={isOwner}
        onLeave={() => setOpen(false)}
        onMention={
          onMention &&
          ((nickOfCard) => {
            setOpen(false);
            onMention(uid, nickOfCard);
          })
        }
      />
    </Popover>
  );
}
