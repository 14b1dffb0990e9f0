import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { type MenuPlace, useContextMenu } from '../../../design/Menu/use-context-menu.ts';
import type { RoomRow } from './room-rows.ts';

const RoomLineMenu = lazyPart(() => import('./RoomLineMenu.tsx'), ['chat']);

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
  /** The chosen mention, until the menu is opened again. */
  const mention = useRef<{ readonly nick: string; isWritten: boolean }>(null);
  // An open menu keeps the focus from the composer: it is written to once the menu is gone.
  useEffect(() => {
    if (place) mention.current = null;
    else if (mention.current && !mention.current.isWritten) {
      mention.current.isWritten = true;
      onMention(mention.current.nick);
    }
  }, [place, onMention]);
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
        onMention={(nick) => {
          mention.current = { nick, isWritten: false };
        }}
        keepsFocus={() => mention.current !== null}
        onClose={onClose}
        onGivenUp={onClose}
      />
    ),
  };
}
