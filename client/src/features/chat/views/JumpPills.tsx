import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { Spinner } from '../../../design/Spinner/Spinner.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { largeCount } from '../../../lib/large-count.ts';
import { chatActions, type MessageListModel, selectNewMessageTip } from '../index.ts';
import styles from './JumpPills.module.css';
import { rowIn, type StableScroll } from './use-stable-scroll.ts';

export interface JumpPillsProps {
  readonly list: MessageListModel;
  readonly scroll: StableScroll;
}

/** Up to the first unread line, down to the newest one, and to the lines that mention the viewer. */
export function JumpPills({ list, scroll }: JumpPillsProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const tip = useSelector(selectNewMessageTip);

  function toLatest() {
    if (list.hasNewer) dispatch(chatActions.latestRequested());
    scroll.toBottom();
  }
  useLatestKey(toLatest);

  return (
    <>
      <UnreadPill list={list} scroll={scroll} />
      <div className={styles['below']}>
        {tip.mentions > 0 && (
          <button type="button" className={styles['mention']} onClick={() => dispatch(chatActions.mentionRequested())}>
            @ {tip.mentions > 1 ? t('chat.mentionCues', { n: tip.mentions }) : t('chat.mentionCue')}
          </button>
        )}
        {tip.isShown && (
          <button type="button" className={styles['pill']} onClick={toLatest}>
            <Icon name="arrowDown" size={18} />
            {tip.count > 0 ? t('chat.newCount', { n: largeCount(tip.count, i18n.language) }) : t('chat.latest')}
          </button>
        )}
      </div>
    </>
  );
}

function UnreadPill({ list, scroll }: JumpPillsProps) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { isUnreadAbove, unreadToTell, isLoadingOlder } = list;
  const key = list.rows.find((row) => row.unreadDividerBefore)?.key;
  const [isWanted, setWanted] = useState(false);
  const place = usePlace(scroll, key);
  const isOnItsWay = isWanted && isUnreadAbove && isLoadingOlder;
  const isSeen = place === 'inView' && unreadToTell > 0;
  useEffect(() => {
    if (isSeen) dispatch(chatActions.unreadSeen());
  }, [isSeen, dispatch]);
  if (unreadToTell === 0 || !(isUnreadAbove || place === 'above')) return null;
  return (
    <button
      type="button"
      className={styles['unread']}
      aria-busy={isOnItsWay}
      onClick={() => {
        setWanted(true);
        dispatch(chatActions.firstUnreadRequested());
      }}
    >
      {isOnItsWay ? <Spinner size={18} /> : <Icon name="arrowUp" size={18} />}
      {t('chat.firstUnread', { n: largeCount(unreadToTell, i18n.language) })}
    </button>
  );
}

type RowPlace = 'above' | 'inView' | 'elsewhere';

/** Where the row is, seen from the view. */
function usePlace(scroll: StableScroll, key: string | undefined): RowPlace {
  const [place, setPlace] = useState<RowPlace>('elsewhere');
  const { scrollerRef, contentRef } = scroll;
  useEffect(() => {
    const row = key === undefined ? null : rowIn(contentRef.current, key);
    if (!row) {
      setPlace('elsewhere');
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isAbove = entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0);
        setPlace(entry.isIntersecting ? 'inView' : isAbove ? 'above' : 'elsewhere');
      },
      { root: scrollerRef.current },
    );
    observer.observe(row);
    return () => observer.disconnect();
  }, [key, scrollerRef, contentRef]);
  return place;
}

/** Esc, when no layer above has used it up: back to the newest line. */
function useLatestKey(toLatest: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const hasLayer = document.querySelector('[role="dialog"], [role="menu"], [role="alertdialog"]') !== null;
      if (event.key === 'Escape' && !event.shiftKey && !event.defaultPrevented && !event.isComposing && !hasLayer)
        toLatest();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
