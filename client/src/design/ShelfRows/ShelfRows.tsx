import type { ReactNode } from 'react';
import styles from './ShelfRows.module.css';

/** Places and people of a shelf, one below the other; on a phone two rows that scroll sideways. */
export function ShelfRows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['rows']}>{children}</ul>;
}
