import { useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { GiftArt } from '../../../design/GiftArt/GiftArt.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { numberText } from '../../../lib/large-count.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { UNHURRIED, type WaitingEffect } from '../gift-effects.model.ts';
import { giftsActions } from '../index.ts';
import styles from './GiftShow.module.css';
import { selectShow } from './gift-panel.selectors.ts';

export interface GiftShowProps {
  /** Over an open dialog, in the middle of the window: who sends a gift there sees it. */
  readonly isOnTop: boolean;
}

/**
 * The lanes over the seats: one gift and one vehicle at a time. They take no presses. The end of each animation starts the
 * next one; with reduced motion the picture stands and fades.
 */
export function GiftShow({ isOnTop }: GiftShowProps) {
  const { gift, waiting } = useSelector(selectShow);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const show = ref.current;
    // The page has a stacking context of its own below that of dialogs. An effect that plays goes on where it is in the document.
    if (!show || !isOnTop || !('popover' in show)) return undefined;
    show.popover = 'manual';
    show.showPopover();
    return () => {
      show.popover = null;
    };
  }, [isOnTop]);
  return (
    <div ref={ref} className={styles['show']} data-gift-show>
      {/* The player of files draws into these. */}
      <div className={styles['lane']} data-effect-lane="B" />
      <div className={styles['lane']} data-effect-lane="A" />
      {gift && gift.shows !== 'banner' && <Gift key={gift.number} gift={gift} waiting={waiting} />}
    </div>
  );
}

interface GiftProps {
  readonly gift: WaitingEffect;
  /** Gifts in the queue, with this one. */
  readonly waiting: number;
}

function Gift({ gift, waiting }: GiftProps) {
  const { i18n } = useTranslation();
  const dispatch = useDispatch();
  const resolve = useSelector(selectResolvePicture);
  const isHurried = waiting > UNHURRIED;
  const onAnimationEnd = () => dispatch(giftsActions.effectPlayed('A'));
  const times = gift.gift_num > 1 && `×${numberText(gift.gift_num, i18n.language)}`;
  if (gift.shows === 'picture') {
    return (
      <div className={classNames(styles['gift'], isHurried && styles['hurried'])} {...{ onAnimationEnd }}>
        <GiftArt id="" src={resolve(gift.image)} size={200} />
        {times && <strong className={styles['times']}>{times}</strong>}
        <p className={styles['named']}>
          <span dir="auto">{gift.title}</span>
        </p>
      </div>
    );
  }
  if (gift.shows !== 'drawing') {
    return <div className={styles['counted']}>{times && <strong className={styles['times']}>{times}</strong>}</div>;
  }
  return (
    <div
      className={classNames(styles['gift'], isHurried && styles['hurried'])}
      data-effect={gift.gift_effect}
      {...{ onAnimationEnd }}
    >
      <GiftArt id={gift.gift_effect} size={200} />
      {times && <strong className={styles['times']}>{times}</strong>}
    </div>
  );
}
