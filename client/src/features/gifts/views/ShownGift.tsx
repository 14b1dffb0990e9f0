import { useDispatch, useSelector } from 'react-redux';
import { GiftArt } from '../../../design/GiftArt/GiftArt.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { numberText } from '../../../lib/large-count.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { UNHURRIED, type WaitingEffect } from '../gift-effects.model.ts';
import { giftsActions } from '../index.ts';
import styles from './GiftShow.module.css';

export interface ShownGiftProps {
  readonly gift: WaitingEffect;
  /** Gifts in the queue, with this one. */
  readonly waiting: number;
}

/** A gift of the lane: its drawing, its picture, or the quantity beside what plays. */
export default function ShownGift({ gift, waiting }: ShownGiftProps) {
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
