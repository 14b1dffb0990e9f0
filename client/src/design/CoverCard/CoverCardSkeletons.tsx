import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './CoverCard.module.css';

/** As tall as the cards that are about to come, for a list of them. */
export const CoverCardSkeletons = () =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((card) => (
    <li key={card} className={styles['coming']}>
      <Skeleton blockSize="100%" />
    </li>
  ));
