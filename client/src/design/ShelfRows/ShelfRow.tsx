import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './ShelfRows.module.css';

interface RowWords {
  readonly picture: ReactNode;
  readonly name: string;
  /** One line below the name; what does not fit is cut. What happens now has the attribute `data-live`. */
  readonly details: ReactNode;
  /** A mark at the end of the row. */
  readonly children?: ReactNode;
}

/** A row leads to a place, or does what a press asks for. */
export type ShelfRowProps = RowWords & ({ readonly to: string } | { readonly onClick: () => void });

/** A row of `ShelfRows`: the whole of it is one link or one button. */
export function ShelfRow({ picture, name, details, children, ...lead }: ShelfRowProps) {
  const Whole: ElementType = 'to' in lead ? Link : 'button';
  return (
    <li>
      <Whole className={styles['row']} {...lead}>
        {picture}
        <span className={styles['words']}>
          <span className={styles['name']} dir="auto">
            {name}
          </span>
          <span className={styles['detail']}>{details}</span>
        </span>
        {children}
      </Whole>
    </li>
  );
}
