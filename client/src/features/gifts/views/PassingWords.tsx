import { useReducer } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Emoticon } from '../../../design/Emoticon/Emoticon.tsx';
import { GiftArt } from '../../../design/GiftArt/GiftArt.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { numberText } from '../../../lib/large-count.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { UNHURRIED } from '../gift-effects.model.ts';
import { giftsActions } from '../index.ts';
import styles from './GiftRibbon.module.css';
import { selectShow } from './gift-panel.selectors.ts';

/** Entrances, and one announcement at a time that crosses the room. The others wait until its animation ends. */
export default function PassingWords() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { entrance } = useSelector(selectShow);
  return (
    <>
      {entrance && (
        <p
          key={`${entrance.number}${entrance.shows}`}
          className={classNames(styles['words'], styles['entrance'])}
          // The file of a vehicle ends by itself.
          onAnimationEnd={() => typeof entrance.shows === 'string' && dispatch(giftsActions.effectPlayed('B'))}
        >
          <Icon name="star" size={16} />
          <span dir="auto">{entrance.effect.enter_room || t('gifts.entrance')}</span>
        </p>
      )}
      <Crossing />
    </>
  );
}

/** One at a time: a confession, a gift for the whole screen, or a gift whose file does not play. */
function Crossing() {
  const { i18n } = useTranslation();
  const dispatch = useDispatch();
  const resolve = useSelector(selectResolvePicture);
  // The same words again are drawn anew.
  const [crossed, countCrossed] = useReducer((count: number) => count + 1, 0);
  const { gift, waiting, screenGift, confession } = useSelector(selectShow);
  if (confession !== undefined) {
    return (
      <p
        key={`confession${crossed}`}
        className={classNames(styles['words'], styles['confession'])}
        onAnimationEnd={() => {
          countCrossed();
          dispatch(giftsActions.confessionShown());
        }}
      >
        <Emoticon id="heart" size={20} label="" />
        <span dir="auto">{confession}</span>
      </p>
    );
  }
  if (screenGift !== undefined) {
    return (
      <p
        key={`screen${crossed}`}
        className={styles['words']}
        onAnimationEnd={() => {
          countCrossed();
          dispatch(giftsActions.screenGiftShown());
        }}
      >
        <Icon name="gift" size={18} />
        <span dir="auto">{screenGift}</span>
      </p>
    );
  }
  if (gift?.shows !== 'banner') return null;
  return (
    <p
      key={gift.number}
      className={classNames(styles['words'], waiting > UNHURRIED && styles['hurried'])}
      onAnimationEnd={() => dispatch(giftsActions.effectPlayed('A'))}
    >
      <GiftArt id="" src={resolve(gift.image)} size={24} />
      <span dir="auto">
        {gift.title} {gift.gift_num > 1 && `×${numberText(gift.gift_num, i18n.language)}`}
      </span>
    </p>
  );
}
