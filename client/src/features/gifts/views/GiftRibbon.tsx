import { useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import styles from './GiftRibbon.module.css';
import { selectShow } from './gift-panel.selectors.ts';

const PassingWords = lazyPart(() => import('./PassingWords.tsx'));

/** The line of the stage where words pass. It is kept free, so that words stand neither over seats nor over other words. */
export function GiftRibbon() {
  const { entrance, gift, screenGift, confession } = useSelector(selectShow);
  const isTaken = entrance ?? screenGift ?? confession ?? gift;
  return (
    <div className={styles['ribbon']} data-gift-ribbon>
      {isTaken && <PassingWords />}
    </div>
  );
}
