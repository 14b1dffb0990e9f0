import { useDispatch, useSelector } from 'react-redux';
import { GiftArt } from '../../../design/GiftArt/GiftArt.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { UNHURRIED, type WaitingEffect } from '../gift-effects.model.ts';
import { giftsActions } from '../index.ts';
import styles from './GiftShow.module.css';
import { selectShow } from './gift-panel.selectors.ts';

/**
 * The lanes over the seats: one gift and one entrance at a time, and a banner for what crosses the room. They take no
 * presses. The end of each animation starts the next one; with reduced motion the picture stands and fades.
 */
export function GiftShow() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { gift, entrance, waiting, screenGift, confession } = useSelector(selectShow);
  return (
    <div className={styles['show']} data-gift-show>
      {/* The player of files draws into these. */}
      <div className={styles['lane']} data-effect-lane="B" />
      <div className={styles['lane']} data-effect-lane="A" />
      {gift && <Gift key={`${gift.userid}${gift.addTime}${waiting}${gift.shows}`} gift={gift} waiting={waiting} />}
      {entrance && (
        <p
          key={`${entrance.userid}${entrance.addTime}${entrance.shows}`}
          className={styles['entrance']}
          // The file of a vehicle ends by itself.
          onAnimationEnd={() => typeof entrance.shows === 'string' && dispatch(giftsActions.effectPlayed('B'))}
        >
          <Icon name="star" size={16} />
          <span dir="auto">{entrance.effect.enter_room || t('gifts.entrance')}</span>
        </p>
      )}
      {screenGift !== null && (
        <p
          key={screenGift}
          className={styles['banner']}
          onAnimationEnd={() => dispatch(giftsActions.screenGiftShown())}
        >
          <Icon name="gift" />
          <span dir="auto">{screenGift}</span>
        </p>
      )}
      {confession !== null && (
        <p
          key={confession}
          className={classNames(styles['banner'], styles['confession'])}
          onAnimationEnd={() => dispatch(giftsActions.confessionShown())}
        >
          <span dir="auto">♥ {confession}</span>
        </p>
      )}
    </div>
  );
}

interface GiftProps {
  readonly gift: WaitingEffect;
  /** Gifts in the queue, with this one. */
  readonly waiting: number;
}

function Gift({ gift, waiting }: GiftProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const resolve = useSelector(selectResolvePicture);
  const isHurried = waiting > UNHURRIED;
  const onAnimationEnd = () => dispatch(giftsActions.effectPlayed('A'));
  const times = gift.gift_num > 1 && `×${gift.gift_num}`;
  if (gift.shows === 'banner') {
    return (
      <p className={classNames(styles['banner'], isHurried && styles['hurried'])} {...{ onAnimationEnd }}>
        <GiftArt id="" src={resolve(gift.image)} size={32} />
        <span dir="auto">
          {gift.title} {times}
        </span>
      </p>
    );
  }
  if (gift.shows === 'picture') {
    return (
      <div className={classNames(styles['gift'], isHurried && styles['hurried'])} {...{ onAnimationEnd }}>
        <GiftArt id="" src={resolve(gift.image)} size={200} />
        {times && <strong className={styles['times']}>{times}</strong>}
        <p className={styles['named']}>
          <span dir="auto">{gift.title}</span>
          <small>{t('gifts.unsupported')}</small>
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
