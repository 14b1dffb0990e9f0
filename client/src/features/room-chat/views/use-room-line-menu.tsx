import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { type MenuPlace, useContextMenu } from '../../../design/Menu/use-context-menu.ts';
import type { RoomRow } from './room-rows.ts';

const RoomLineMenu = lazyPart(() => import('./RoomLineMenu.tsx'), ['chat', 'roomMenu']);

const lineOf = (inside: Element) => inside.closest<HTMLElement>('[data-mid]');

interface LineMenus {
  readonly onMenu: (button: HTMLElement) => void;
  readonly handlers: ReturnType<typeof useContextMenu>;
  /** The menu while one is open. */
  readonly shown: ReactNode;
}

/** One menu for all lines of users: by their button, by right click or the menu key, and by a long press. */
export function useRoomLineMenu(rows: readonly RoomRow[], onMention: (nick: string) => void): LineMenus {
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const onMenu = useCallback((button: HTMLElement) => {
    const target = lineOf(button);
    const { left: x, bottom: y } = button.getBoundingClientRect();
    if (target) setPlace({ x, y, target });
  }, []);
  const handlers = useContextMenu(lineOf, setPlace);
  const mid = place?.target.dataset['mid'];
  const row = rows.find((each) => each.kind === 'line' && each.line.mid === mid);
  const onClose = () => setPlace(null);
  return {
    onMenu,
    handlers,
    shown: place && row?.kind === 'line' && row.line.author && (
      <RoomLineMenu
        key={mid}
        line={row.line}
        author={row.line.author}
        place={place}
        onMention={onMention}
        onClose={onClose}
        onGivenUp={onClose}
      />
    ),
  };
}
