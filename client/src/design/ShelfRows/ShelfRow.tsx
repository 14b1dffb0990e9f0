import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './ShelfRows.module.css';

interface RowWords {
  readonly picture: ReactNode;
  readonly name: string;
  /** One line below the name; what does not fit is cut. */
  readonly details: ReactNode;
  readonly children?: ReactNode;
}

/** A row leads to a place, or does what a press asks for. */
export type ShelfRowProps = RowWords & ({ readonly to: string } | { readonly onPress: () => void });

/** A row of `ShelfRows`: the whole of it is one link or one button. */
export function ShelfRow({ picture, name, details, children, ...lead }: ShelfRowProps) {
  const content = (
    <>
      {picture}
      <span className={styles['words']}>
        <span className={styles['name']} dir="auto">
          {name}
        </span>
        <span className={styles['detail']}>{details}</span>
      </span>
      {children}
    </>
  );
  return (
    <li>
      {'to' in lead ? (
        <Link to={lead.to} className={styles['row']}>
          {content}
        </Link>
      ) : (
        <button type="button" className={styles['row']} onClick={lead.onPress}>
          {content}
        </button>
      )}
    </li>
  );
}
