import { useDispatch, useSelector } from 'react-redux';
import { GiftArt } from '../../../design/GiftArt/GiftArt.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { giftsActions } from '../index.ts';
import styles from './GiftShow.module.css';
import { selectShow } from './gift-panel.selectors.ts';

/** More than these wait: each plays shorter, so that a rain of gifts does not hold the lane for minutes. */
const UNHURRIED = 3;

/**
 * The lane over the seats: one gift and one entrance at a time, and a banner for what crosses the room. It takes no
 * presses. The end of each animation starts the next one; with reduced motion the picture stands and fades.
 */
export function GiftShow() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { gift, entrance, waiting, screenGift, confession } = useSelector(selectShow);
  return (
    <div className={styles['show']} data-gift-show>
      {gift && (
        <div
          key={`${gift.userid}${gift.addTime}${waiting}`}
          className={classNames(styles['gift'], waiting > UNHURRIED && styles['hurried'])}
          data-effect={gift.gift_effect}
          onAnimationEnd={() => dispatch(giftsActions.effectPlayed('A'))}
        >
          <GiftArt id={gift.gift_effect} size={200} />
          {gift.gift_num > 1 && <strong className={styles['times']}>×{gift.gift_num}</strong>}
        </div>
      )}
      {entrance && (
        <p
          key={`${entrance.userid}${entrance.addTime}`}
          className={styles['entrance']}
          onAnimationEnd={() => dispatch(giftsActions.effectPlayed('B'))}
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
