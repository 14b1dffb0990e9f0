import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { RowGuard } from '../../../design/RenderGuard/PartGuards.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { LineFieldHandle } from '../../chat/views/LineField.tsx';
import { selectBlocked } from '../../person/index.ts';
import { selectMe, selectViewer } from '../../session/index.ts';
import type { RoomChatRoot } from '../index.ts';
import styles from './RoomChat.module.css';
import { RoomComposer } from './RoomComposer.tsx';
import { RoomLine } from './RoomLine.tsx';
import { selectIsCut, selectRoomRows } from './room-chat.selectors.ts';
import type { RoomRow } from './room-rows.ts';
import { useRoomLineMenu } from './use-room-line-menu.tsx';

const Greetings = lazyPart(() => import('./Greetings.tsx'));
const FoldedRoomRows = lazyPart(() => import('./FoldedRoomRows.tsx'), ['contacts']);

export interface RoomChatProps {
  readonly composerRef: RefObject<LineFieldHandle | null>;
  /** Writes the name of a user into the composer. */
  readonly onMention: (nick: string) => void;
}

/** Within this distance the reader is at the newest line. */
const AT_END_PX = 48;

/** screen.room.chat: the latest lines, and where the viewer writes. It follows the newest line while the reader is at it. */
export function RoomChat({ composerRef, onMention }: RoomChatProps) {
  const { t } = useTranslation();
  const rows = useSelector(selectRoomRows);
  const isCut = useSelector(selectIsCut);
  const viewer = useSelector(selectViewer);
  const nick = useSelector(selectMe)?.nick ?? '';
  const greetings = useSelector(({ roomChat }: RoomChatRoot) => roomChat.greetings);
  const listRef = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const seen = useRef(rows.at(-1)?.key);
  const height = useRef(0);
  const [isBehind, setBehind] = useState(false);
  const menu = useRoomLineMenu(rows, onMention);
  const blocked = useSelector(selectBlocked);

  useLayoutEffect(() => {
    const newest = rows.at(-1);
    const isNew = newest?.key !== seen.current;
    const isOwn = newest?.kind === 'line' && newest.line.mid === '';
    // An own line that fails later does not move a reader who is further up.
    if (isAtEnd.current || (isNew && isOwn)) scrollToEnd(listRef.current);
    else if (isNew) setBehind(true);
    seen.current = newest?.key;
  }, [rows]);
  // The list becomes smaller when the keyboard of a phone opens: the newest line stays in sight.
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const observer = new ResizeObserver(() => {
      height.current = list.clientHeight;
      if (isAtEnd.current) scrollToEnd(list);
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  const draw = (row: RoomRow) => (
    <RowGuard key={row.key} of={row}>
      <RoomLine row={row} viewer={viewer} nick={nick} onMenu={menu.onMenu} />
    </RowGuard>
  );

  return (
    <section className={styles['chat']} aria-label={t('roomChat.label')}>
      <div className={styles['pane']}>
        <div
          ref={listRef}
          className={styles['list']}
          role="log"
          aria-label={t('roomChat.log')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
            // A list that has just become smaller was not scrolled by its reader.
            if (clientHeight !== height.current) return;
            isAtEnd.current = scrollHeight - scrollTop - clientHeight < AT_END_PX;
            if (isAtEnd.current) setBehind(false);
          }}
          {...menu.handlers}
        >
          {rows.length === 0 && <p className={styles['empty']}>{t('roomChat.empty')}</p>}
          {isCut && <p className={styles['cut']}>{t('roomChat.cut')}</p>}
          {blocked.length > 0 ? (
            <FoldedRoomRows standIn={rows.map(draw)} rows={rows} blocked={blocked} draw={draw} />
          ) : (
            rows.map(draw)
          )}
        </div>
        {menu.shown}
        {isBehind && (
          <button type="button" className={styles['newer']} onClick={() => scrollToEnd(listRef.current)}>
            <Icon name="arrowDown" size={16} />
            {t('roomChat.newer')}
          </button>
        )}
      </div>
      {greetings.length > 0 && <Greetings greetings={greetings} />}
      <RoomComposer ref={composerRef} />
    </section>
  );
}

function scrollToEnd(list: HTMLElement | null): void {
  if (list) list.scrollTop = list.scrollHeight;
}
