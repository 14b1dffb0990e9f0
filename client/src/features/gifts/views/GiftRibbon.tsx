import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { giftsActions } from '../index.ts';
import styles from './GiftRibbon.module.css';
import { selectShow } from './gift-panel.selectors.ts';
import { Unshown } from './Unshown.tsx';

const PassingWords = lazyPart(() => import('./PassingWords.tsx'), ['gifts']);

/** The line of the stage where words pass. It is kept free, so that words stand neither over seats nor over other words. */
export function GiftRibbon() {
  const dispatch = useDispatch();
  const { entrance, gift, screenGift, confession } = useSelector(selectShow);
  const isTaken = entrance ?? gift ?? screenGift ?? confession;
  const end = () => {
    if (typeof entrance?.shows === 'string') dispatch(giftsActions.effectPlayed('B'));
    if (gift?.shows === 'banner') dispatch(giftsActions.effectPlayed('A'));
    if (screenGift !== undefined) dispatch(giftsActions.screenGiftShown());
    if (confession !== undefined) dispatch(giftsActions.confessionShown());
  };
  return (
    <div className={styles['ribbon']} data-gift-ribbon>
      {isTaken !== undefined && <PassingWords instead={<Unshown onEnd={end} />} />}
    </div>
  );
}
