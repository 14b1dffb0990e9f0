import type { ChannelId, HallId } from '@miczero/contracts';
import { type ComponentType, createContext, useContext } from 'react';
import type { LazyPartProps } from '../../../design/LazyPart/lazy-part.tsx';

export interface PlaceExtrasProps {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  readonly name: string;
}

/** Items that the screen adds to the menu of a channel: of features below this one, which it may not import. */
const PlaceExtrasContext = createContext<ComponentType<PlaceExtrasProps & LazyPartProps> | null>(null);
export const PlaceExtrasProvider = PlaceExtrasContext.Provider;
export const usePlaceExtras = () => useContext(PlaceExtrasContext);
