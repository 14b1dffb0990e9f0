import type { HallId, UserNo } from '@miczero/contracts';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { LazyPartProps } from '../../../design/LazyPart/lazy-part.tsx';
import type { UserCardModel } from '../index.ts';

export interface CardExtrasProps {
  readonly hall_id: HallId;
  readonly uid: UserNo;
  readonly isOwner: boolean;
  readonly person: NonNullable<UserCardModel['person']>;
  /** The viewer goes on elsewhere, and a card that lies over the page would cover it. */
  readonly onLeave?: (() => void) | undefined;
  /** Actions of the card itself, first in the row. */
  readonly children: ReactNode;
}

/** Parts that the screen adds to user cards: they belong to features that this one may not import. */
const CardExtrasContext = createContext<ComponentType<CardExtrasProps & LazyPartProps> | null>(null);
export const CardExtrasProvider = CardExtrasContext.Provider;
export const useCardExtras = () => useContext(CardExtrasContext);
