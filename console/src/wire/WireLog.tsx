import { Button } from '@miczero/client/design/Button/Button.tsx';
import { IconButton } from '@miczero/client/design/Button/IconButton.tsx';
import { Icon } from '@miczero/client/design/Icon/Icon.tsx';
import { SelectField } from '@miczero/client/design/SelectField/SelectField.tsx';
import { SkeletonRows } from '@miczero/client/design/Skeleton/Skeleton.tsx';
import { EmptyState } from '@miczero/client/design/States/EmptyState.tsx';
import { TextField } from '@miczero/client/design/TextField/TextField.tsx';
import { useState } from 'react';
import type { ControlFailure } from '../api/control-call.ts';
import { Failed } from '../parts/Failed.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useTexts } from '../words/words.ts';
import { foundBy, isShown, type JournalEntry, usersOf, type WireFilter } from './journal.ts';
import { isPath, readPathQuery } from './json-path.ts';
import { useFollowing } from './use-following.ts';
import styles from './WireLog.module.css';
import { WireRow, wireWords } from './WireRow.tsx';

const DIRECTIONS: readonly WireFilter['direction'][] = ['all', 'out', 'in', 'call'];

/** Frames between the platform and pages, newest last. The view follows the newest unless scrolled up. */
export function WireLog(props: {
  /** Absent while the first answer is awaited. */
  readonly entries: readonly JournalEntry[] | undefined;
  readonly failure: ControlFailure | undefined;
  readonly onRetry: () => Promise<unknown>;
  readonly owners: ReadonlyMap<string, string> | undefined;
  readonly nicks: ReadonlyMap<string, string>;
}) {
  const { entries, failure, onRetry, owners = new Map<string, string>(), nicks } = props;
  const texts = useTexts();
  const [filter, setFilter] = useState<WireFilter>({ text: '', direction: 'all' });
  /** The frames at the pause; absent while the log runs. */
  const [frozen, setFrozen] = useState<readonly JournalEntry[]>();
  /** Number of the newest entry that was cleared away. */
  const [clearedTo, setClearedTo] = useState(0);

  const kept = (frozen ?? entries ?? []).filter(({ number }) => number > clearedTo);
  const shown = kept.filter((entry) => isShown(entry, wireWords(entry, usersOf(entry, owners), nicks), filter));
  const newest = shown.at(-1)?.number ?? 0;
  const { ref, unseen, onScroll, follow } = useFollowing(newest, shown);

  return (
    <Panel
      title={texts.wire}
      className={styles['panel']}
      tools={
        <>
          <IconButton
            icon={frozen ? 'play' : 'pause'}
            size="compact"
            active={frozen !== undefined}
            label={frozen ? texts.resume : texts.pause}
            onClick={() => setFrozen(frozen ? undefined : (entries ?? []))}
          />
          <IconButton
            icon="trash"
            size="compact"
            label={texts.clear}
            onClick={() => setClearedTo(entries?.at(-1)?.number ?? clearedTo)}
          />
        </>
      }
    >
      <div className={styles['filters']}>
        <TextField
          label={texts.filterWire}
          labelHidden
          type="search"
          placeholder={texts.filterWire}
          leading={<Icon name="search" size={16} />}
          value={filter.text}
          title={texts.pathHint}
          error={isPath(filter.text) && readPathQuery(filter.text) === null ? texts.noPath : null}
          onChange={({ target }) => setFilter({ ...filter, text: target.value })}
        />
        <SelectField
          label={texts.direction}
          labelHidden
          value={filter.direction}
          options={DIRECTIONS.map((value) => ({ value, label: texts.directions[value] }))}
          onChange={({ target }) =>
            setFilter({ ...filter, direction: DIRECTIONS.find((value) => value === target.value) ?? 'all' })
          }
        />
      </div>
      {failure && <Failed failure={failure} asLine={entries !== undefined} onRetry={onRetry} />}
      {!entries && !failure && <SkeletonRows rows={6} avatar={0} />}
      {entries && (
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
              <EmptyState icon="list" text={kept.length === 0 ? texts.noEntries : texts.noMatches} />
            ) : (
              <ol>
                {shown.map((entry) => (
                  <WireRow
                    key={entry.number}
                    entry={entry}
                    users={usersOf(entry, owners)}
                    nicks={nicks}
                    found={isPath(filter.text) ? JSON.stringify(foundBy(entry, filter.text)).slice(1, -1) : ''}
                  />
                ))}
              </ol>
            )}
          </div>
          {unseen > 0 && (
            <Button className={styles['newest']} size="compact" icon="arrowDown" onClick={follow}>
              {texts.newest(unseen)}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
