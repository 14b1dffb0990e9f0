import { classNames } from '@miczero/client/lib/class-names.ts';
import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

/** One part of the page, with its name and what acts on the whole of it. */
export function Panel(props: {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classNames(styles['panel'], props.className)} aria-labelledby={id}>
      <header className={styles['header']}>
        <h2 id={id} className={styles['title']}>
          {props.title}
        </h2>
        {props.tools}
      </header>
      {props.children}
    </section>
  );
}
