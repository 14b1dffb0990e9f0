import type { ReactNode } from 'react';
import styles from './Hero.module.css';

export interface HeroProps {
  /** Name of the section, where it differs from its heading. */
  readonly label?: string;
  readonly heading: string;
  readonly text: string;
  /** What a person can do here, at the end of the band or below the words. */
  readonly children: ReactNode;
}

/** The band at the top of a landing page: what the page is for, and the first things to do. */
export function Hero({ heading, label = heading, text, children }: HeroProps) {
  return (
    <section className={styles['hero']} aria-label={label}>
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
