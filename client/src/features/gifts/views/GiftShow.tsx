import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { isScene } from '../gift-effects.model.ts';
import { giftsActions } from '../index.ts';
import styles from './GiftShow.module.css';
import { selectShow } from './gift-panel.selectors.ts';
import { Unshown } from './Unshown.tsx';

const ShownGift = lazyPart(() => import('./ShownGift.tsx'));

export interface GiftShowProps {
  /** Over an open dialog, in the middle of the window: who sends a gift there sees it. */
  readonly isOnTop: boolean;
}

/**
 * The lanes over the seats: one gift and one vehicle at a time. They take no presses. The end of each animation starts the
 * next one; with reduced motion the picture stands and fades.
 */
export function GiftShow({ isOnTop }: GiftShowProps) {
  const dispatch = useDispatch();
  const { gift, waiting } = useSelector(selectShow);
  // A gift for the whole screen plays over all of it.
  const isOver = isOnTop || isScene(gift?.shows);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const show = ref.current;
    // The page has a stacking context of its own below that of dialogs. An effect that plays goes on where it is in the document.
    if (!show || !isOver || !('popover' in show)) return undefined;
    show.popover = 'manual';
    show.showPopover();
    return () => {
      show.popover = null;
    };
  }, [isOver]);
  return (
    <div ref={ref} className={styles['show']} data-gift-show>
      {/* The player of files draws into these. */}
      <div className={styles['lane']} data-effect-lane="B" />
      <div className={styles['lane']} data-effect-lane="A" />
      {gift && gift.shows !== 'banner' && (
        <ShownGift
          key={gift.number}
          gift={gift}
          waiting={waiting}
          instead={<Unshown onEnd={() => typeof gift.shows === 'string' && dispatch(giftsActions.effectPlayed('A'))} />}
        />
      )}
    </div>
  );
}
