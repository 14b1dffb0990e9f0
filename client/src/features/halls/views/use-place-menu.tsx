import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { type MenuPlace, useContextMenu } from '../../../design/Menu/use-context-menu.ts';
import type { PlaceMenuProps } from './PlaceMenu.tsx';

const PlaceMenu = lazyPart(() => import('./PlaceMenu.tsx'), ['placeMenu']);

export type MenuSubject = Pick<PlaceMenuProps, 'name' | 'hall_id' | 'channel_id' | 'hasUnread'>;

const placeOf = (inside: Element) => inside.closest<HTMLElement>('[data-place]');

/** The menu of the halls or channels in a list, each of which carries `data-place` with its id. */
export function usePlaceMenu(subjectOf: (id: string) => MenuSubject | undefined) {
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const handlers = useContextMenu(placeOf, setPlace);
  const subject = place ? subjectOf(place.target.dataset['place'] ?? '') : undefined;
  const close = () => setPlace(null);
  const shown: ReactNode = place && subject && (
    <PlaceMenu {...subject} place={place} onClose={close} onGivenUp={close} />
  );
  return { handlers, shown };
}
