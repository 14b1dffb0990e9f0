import type { ReactNode } from 'react';
import styles from './Explore.module.css';

export interface ShelfProps {
  readonly title: string;
  /** Beside the title: the way to the whole list. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of discover beside its halls. */
export function Shelf({ title, more, children }: ShelfProps) {
  return (
    <section className={styles['shelf']} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {more}
      </header>
      {children}
    </section>
  );
}
