import { Button } from '@miczero/client/design/Button/Button.tsx';
import { type ReactNode, useState } from 'react';
import { createRunNames, isRun, type JournalEntry, type WireItem } from '../journal/journal.ts';
import { EmptyNote } from '../parts/EmptyNote.tsx';
import { useOneStop } from '../parts/use-one-stop.ts';
import { useTexts } from '../words/words.ts';
import { EntryRun } from './EntryRun.tsx';
import { useFollowing } from './use-following.ts';
import styles from './WireLog.module.css';

/** Rows while the view follows the newest: a full log that moves twice a second would take the page's time for rows out of view. */
const FOLLOWED_ROWS = 100;

/** The rows of the shown entries. The view follows the newest unless scrolled up; then all of them are there. */
export function WireList(props: {
  readonly shown: readonly JournalEntry[];
  /** What the entries stand as: each alone, or runs of them in one row. */
  readonly items: readonly WireItem[];
  /** In the place of rows when no entry is shown. */
  readonly emptyText: string;
  readonly row: (entry: JournalEntry) => ReactNode;
}) {
  const { shown, items, emptyText, row } = props;
  const texts = useTexts();
  const { ref, isFollowing, unseen, onScroll, follow } = useFollowing(shown.at(-1)?.number ?? 0, shown, items.length);
  const [namesOf] = useState(createRunNames);
  const stop = useOneStop<HTMLOListElement>('button[aria-expanded]');
  const names = namesOf(items);
  const rows = isFollowing ? items.slice(-FOLLOWED_ROWS) : items;
  return (
    <div className={styles['frame']}>
      <div
        ref={ref}
        className={styles['log']}
        role="log"
        aria-live="off"
        aria-label={texts.wire}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {shown.length === 0 ? (
          <EmptyNote icon="list" text={emptyText} />
        ) : (
          <ol ref={stop.ref} onFocus={stop.onFocus} onKeyDown={stop.onKeyDown}>
            {rows.map((item) =>
              isRun(item) ? <EntryRun key={`run ${names.get(item)}`} entries={item} row={row} /> : row(item),
            )}
          </ol>
        )}
      </div>
      {unseen > 0 && (
        <Button className={styles['newest']} size="compact" icon="arrowDown" onClick={follow}>
          {texts.newest(unseen)}
        </Button>
      )}
    </div>
  );
}
