import { type ReactNode, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { type MenuPlace, useContextMenu } from '../../../design/Menu/use-context-menu.ts';
import { hallRoute } from '../../../lib/routes.ts';
import type { ShownChannel } from '../../channel/index.ts';
import { selectOpenHallOwner } from '../../halls/index.ts';
import type { MessageRowModel } from '../index.ts';
import type { LineTools } from './line-context.ts';

const LineMenu = lazyPart(() => import('./LineMenu.tsx'));

interface LineMenuOptions {
  readonly rows: readonly MessageRowModel[];
  readonly channel: ShownChannel;
  readonly onMention: LineTools['onMention'];
}

interface LineMenus {
  readonly tools: LineTools;
  readonly handlers: ReturnType<typeof useContextMenu>;
  /** The menu while one is open. */
  readonly shown: ReactNode;
}

const lineOf = (inside: Element) => inside.closest<HTMLElement>('[data-key]');

/** One menu for all lines: by their button, by right click or the menu key, and by a long press. */
export function useLineMenu({ rows, channel, onMention }: LineMenuOptions): LineMenus {
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const owner = useSelector(selectOpenHallOwner);
  const { hall_id, channel_id } = channel;
  const tools = useMemo((): LineTools => {
    const onMenu = (button: HTMLElement) => {
      const target = lineOf(button);
      const { left: x, bottom: y } = button.getBoundingClientRect();
      if (target) setPlace({ x, y, target });
    };
    return { hall_id, owner, onMention, onMenu };
  }, [hall_id, owner, onMention]);
  const handlers = useContextMenu(lineOf, setPlace);
  const row = rows.find(({ key, kind }) => kind === 'message' && key === place?.target.dataset['key']);
  const path = `${window.location.origin}${hallRoute(hall_id, channel_id)}`;
  return {
    tools,
    handlers,
    shown: place && row && (
      <LineMenu
        key={row.key}
        row={row}
        place={place}
        link={row.msg_id === null ? null : `${path}#${row.msg_id}`}
        reported={
          row.msg_id === null
            ? null
            : {
                place: `channel ${channel_id}`,
                msg_id: row.msg_id,
                text: row.body.type === 'text' ? row.body.text : '',
              }
        }
        onMention={onMention}
        onClose={() => setPlace(null)}
        onGivenUp={() => setPlace(null)}
      />
    ),
  };
}
