import type { HallId, UserNo } from '@miczero/contracts';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { LazyPartProps } from '../../../design/LazyPart/lazy-part.tsx';
import type { UserCardModel } from '../index.ts';

export interface CardExtrasProps {
  readonly hall_id: HallId;
  readonly uid: UserNo;
  readonly isOwner: boolean;
  readonly person: NonNullable<UserCardModel['person']>;
  /** What the card itself offers, first in the row of actions. */
  readonly children: ReactNode;
}

/** What the screen adds to the cards of users that its parts open: features below this one, which it may not import. */
const CardExtrasContext = createContext<ComponentType<CardExtrasProps & LazyPartProps> | null>(null);
export const CardExtrasProvider = CardExtrasContext.Provider;
export const useCardExtras = () => useContext(CardExtrasContext);
