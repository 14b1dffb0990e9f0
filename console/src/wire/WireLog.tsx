import { IconButton } from '@miczero/client/design/Button/IconButton.tsx';
import { Icon } from '@miczero/client/design/Icon/Icon.tsx';
import { SelectField } from '@miczero/client/design/SelectField/SelectField.tsx';
import { SkeletonRows } from '@miczero/client/design/Skeleton/Skeleton.tsx';
import { TextField } from '@miczero/client/design/TextField/TextField.tsx';
import { useState } from 'react';
import type { ControlFailure } from '../api/control-call.ts';
import { Failed } from '../parts/Failed.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useTexts } from '../words/words.ts';
import { folded, foundBy, isShown, type ReadLog, usersOf, type WireFilter } from './journal.ts';
import { isPath, readPathQuery } from './json-path.ts';
import { WireList } from './WireList.tsx';
import styles from './WireLog.module.css';
import { WireRow, wireWords } from './WireRow.tsx';

const DIRECTIONS: readonly WireFilter['direction'][] = ['all', 'out', 'in', 'call'];

/** Frames between the platform and pages, newest last. */
export function WireLog(props: {
  /** Absent while the first answer is awaited. */
  readonly log: ReadLog | undefined;
  readonly failure: ControlFailure | undefined;
  readonly onRetry: () => Promise<unknown>;
  readonly nicks: ReadonlyMap<string, string>;
}) {
  const { log, failure, onRetry, nicks } = props;
  const texts = useTexts();
  const [filter, setFilter] = useState<WireFilter>({ text: '', direction: 'all' });
  /** The log at the pause; absent while the log runs. */
  const [frozen, setFrozen] = useState<ReadLog>();
  /** The newest entry that was cleared away. */
  const [cleared, setCleared] = useState<{ readonly epoch: string; readonly number: number }>();

  const shownLog = frozen ?? log;
  const clearedTo = cleared && cleared.epoch === shownLog?.epoch ? cleared.number : 0;
  const kept = (shownLog?.entries ?? []).filter(({ number }) => number > clearedTo);
  const shown = kept.filter(
    (entry) => shownLog && isShown(entry, wireWords(entry, usersOf(entry, shownLog.connections), nicks), filter),
  );

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
            onClick={() => setFrozen(frozen ? undefined : log)}
          />
          <IconButton
            icon="trash"
            size="compact"
            label={texts.clear}
            onClick={() =>
              shownLog && setCleared({ epoch: shownLog.epoch, number: shownLog.entries.at(-1)?.number ?? 0 })
            }
          />
        </>
      }
    >
      <div className={styles['filters']}>
        <TextField
          label={texts.filterWire}
          labelHidden
          type="search"
          placeholder={texts.filterShort}
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
      {failure && <Failed failure={failure} asLine={log !== undefined} onRetry={onRetry} />}
      {!log && !failure && <SkeletonRows rows={6} avatar={0} />}
      {shownLog && (
        // Where the view stood in the log of another process says nothing about this one.
        <WireList
          key={shownLog.epoch}
          shown={shown}
          // What was searched for stands as it was found.
          items={filter.text.trim() === '' ? folded(shown) : shown}
          emptyText={kept.length === 0 ? texts.noEntries : texts.noMatches}
          row={(entry) => (
            <WireRow
              key={entry.number}
              entry={entry}
              connections={shownLog.connections}
              nicks={nicks}
              found={isPath(filter.text) ? JSON.stringify(foundBy(entry, filter.text)).slice(1, -1) : ''}
            />
          )}
        />
      )}
    </Panel>
  );
}
