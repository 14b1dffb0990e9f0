import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './CoverCard.module.css';

export interface CoverCardSkeletonsProps {
  readonly cards: number;
  /** The cards that come have a button in their foot. */
  readonly hasButton?: boolean;
}

/** Cards like those that are about to come, as tall as they are; for a list of cards. */
export function CoverCardSkeletons({ cards, hasButton = false }: CoverCardSkeletonsProps) {
  return Array.from({ length: cards }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical stand-ins without identity
    <li key={index} className={styles['coming']} data-button={hasButton || undefined}>
      <span className={styles['cover']}>
        <Skeleton blockSize="100%" />
      </span>
      <span className={styles['name']}>
        <Skeleton inlineSize="56%" blockSize="16px" />
      </span>
      <span className={styles['text']}>
        <Skeleton inlineSize="80%" blockSize="12px" />
      </span>
      <span className={styles['foot']}>
        <Skeleton inlineSize="40%" blockSize="12px" />
      </span>
    </li>
  ));
}
