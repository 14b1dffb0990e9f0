import type { HallId, UserNo } from '@miczero/contracts';
import { cloneElement, type MouseEvent, type ReactElement, useState } from 'react';
import { useDispatch } from 'react-redux';
import { KeptFocusProvider, useKeptFocus } from '../../../design/LazyPart/kept-focus.ts';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { Popover } from '../../../design/Popover/Popover.tsx';
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
export function UserCardPopover({ children, ...card }: UserCardPopoverProps) {
  const { hall_id, uid } = card;
  const dispatch = useDispatch();
  const keptFocus = useKeptFocus();
  // The popup comes with the first press: a page of lines would prepare fifty while a channel opens.
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const move = (open: boolean) => {
    setWanted(true);
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
  if (!isWanted)
    return cloneElement(children, {
      ref: keptFocus,
      'aria-haspopup': 'dialog',
      'aria-expanded': false,
      onClick: () => move(true),
      onContextMenu,
    });
  return (
    <KeptFocusProvider value={keptFocus}>
      <CardPopover {...card} open={isOpen} onOpenChange={move} trigger={cloneElement(children, { onContextMenu })} />
    </KeptFocusProvider>
  );
}

interface CardPopoverProps extends Omit<UserCardPopoverProps, 'children'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger: UserCardPopoverProps['children'];
}

function CardPopover({ uid, isOwner, nick, side = 'inline-end', onMention, ...popover }: CardPopoverProps) {
  const { t } = useTranslation();
  const close = () => popover.onOpenChange(false);
  return (
    <Popover
      flush
      label={t('person.title', { name: nick })}
      side={side}
      align="start"
      open={popover.open}
      onOpenChange={popover.onOpenChange}
      trigger={popover.trigger}
    >
      <UserCard
        standIn={<CardSkeleton />}
        uid={uid}
        isOwner={isOwner}
        onLeave={close}
        onMention={
          onMention &&
          ((nickOfCard) => {
            close();
            onMention(uid, nickOfCard);
          })
        }
      />
    </Popover>
  );
}
