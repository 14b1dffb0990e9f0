import { useEffect, useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { chatActions, type MessageListModel } from '../index.ts';
import { rowIn, type StableScroll } from './use-stable-scroll.ts';

/** How long a line that was jumped to stands out. */
const FLASH_MS = 1600;

/** Shows the line that a jump leads to. The focus goes with it, for those who do not see it flash. */
export function useAim({ aim }: MessageListModel, { toRow, contentRef }: StableScroll): void {
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    if (aim === null || !toRow(aim.key, aim.place)) return;
    const row = rowIn(contentRef.current, aim.key);
    row?.focus({ preventScroll: true });
    row?.animate([{ backgroundColor: 'var(--mention)' }, {}], FLASH_MS);
    dispatch(chatActions.aimReached());
  }, [aim, toRow, contentRef, dispatch]);
}

/** A mention counts as seen once its line was in view. */
export function useSeenMentions(
  { rows, mentionCues }: MessageListModel,
  { scrollerRef, contentRef }: StableScroll,
): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (mentionCues.length === 0) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (document.visibilityState !== 'visible') return;
        for (const { isIntersecting, target } of entries) {
          const msg_id = mentionCues.find(
            (cue) => target instanceof HTMLElement && target.dataset['key'] === `m${cue}`,
          );
          if (isIntersecting && msg_id !== undefined) dispatch(chatActions.mentionSeen({ msg_id }));
        }
      },
      { root: scrollerRef.current, threshold: 0.5 },
    );
    const held = new Set(rows.map(({ msg_id }) => msg_id));
    for (const cue of mentionCues) {
      const row = held.has(cue) ? rowIn(contentRef.current, `m${cue}`) : null;
      if (row) observer.observe(row);
    }
    return () => observer.disconnect();
  }, [rows, mentionCues, scrollerRef, contentRef, dispatch]);
}
