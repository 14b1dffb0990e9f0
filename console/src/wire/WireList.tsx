import { Button } from '@miczero/client/design/Button/Button.tsx';
import { EmptyState } from '@miczero/client/design/States/EmptyState.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '../words/words.ts';
import type { JournalEntry } from './journal.ts';
import { useFollowing } from './use-following.ts';
import styles from './WireLog.module.css';

/** The rows of the shown entries. The view follows the newest unless scrolled up. */
export function WireList(props: {
  readonly shown: readonly JournalEntry[];
  /** In the place of rows when no entry is shown. */
  readonly emptyText: string;
  readonly children: ReactNode;
}) {
  const { shown, emptyText, children } = props;
  const texts = useTexts();
  const { ref, unseen, onScroll, follow } = useFollowing(shown.at(-1)?.number ?? 0, shown);
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
        {shown.length === 0 ? <EmptyState icon="list" text={emptyText} /> : <ol>{children}</ol>}
      </div>
      {unseen > 0 && (
        <Button className={styles['newest']} size="compact" icon="arrowDown" onClick={follow}>
          {texts.newest(unseen)}
        </Button>
      )}
    </div>
  );
}
