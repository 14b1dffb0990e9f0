import { Icon } from '@miczero/client/design/Icon/Icon.tsx';
import { classNames } from '@miczero/client/lib/class-names.ts';
import { type ReactNode, useState } from 'react';
import type { JournalEntry } from '../journal/journal.ts';
import { useTexts } from '../words/words.ts';
import styles from './WireRow.module.css';
import { timeOf } from './WireRow.tsx';

/** Entries of one kind that follow each other: one row with their number, which opens to them. */
export function EntryRun(props: {
  readonly entries: readonly JournalEntry[];
  readonly row: (entry: JournalEntry) => ReactNode;
}) {
  const { entries, row } = props;
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return null;
  const names = [...new Set(entries.map(({ name }) => name))].join(' · ');
  return (
    <>
      <li className={styles['row']}>
        <span className={styles['run']}>
          <Icon name="more" size={14} />
        </span>
        <div className={styles['head']}>
          <time className={styles['time']}>{timeOf(first.at)}</time>
          <button
            type="button"
            className={classNames(styles['name'], styles['opens'], styles['run'])}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {first.fate === 'unheard' ? texts.unheardRun(entries.length) : `${first.name} × ${entries.length}`}
          </button>
          <time className={styles['fate']}>{timeOf(last.at)}</time>
        </div>
        <div className={styles['tail']}>
          <span className={styles['route']} title={names}>
            {names}
          </span>
        </div>
      </li>
      {isOpen && entries.map(row)}
    </>
  );
}
