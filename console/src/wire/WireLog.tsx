import { IconButton } from '@miczero/client/design/Button/IconButton.tsx';
import { copyText } from '@miczero/client/design/copy-text.ts';
import { SelectField } from '@miczero/client/design/SelectField/SelectField.tsx';
import { SkeletonRows } from '@miczero/client/design/Skeleton/Skeleton.tsx';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ControlFailure } from '../api/control-call.ts';
import { historyIn, historyOf, searchedMid } from '../journal/history.ts';
import {
  folded,
  foundBy,
  isShown,
  type JournalEntry,
  type ReadLog,
  usersOf,
  type WireFilter,
} from '../journal/journal.ts';
import { isPath, readPathQuery } from '../journal/json-path.ts';
import { copiesIn, outcomeOf } from '../journal/second-copies.ts';
import { stepOfEntry } from '../journal/step-of-entry.ts';
import { Failed } from '../parts/Failed.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { WIRE_SEARCH } from '../parts/SkipLinks.tsx';
import { useTexts } from '../words/words.ts';
import { useHiddenReceivers } from './hidden-receivers.ts';
import { WireList } from './WireList.tsx';
import styles from './WireLog.module.css';
import { WireRow, wireWords } from './WireRow.tsx';

const DIRECTIONS: readonly WireFilter['direction'][] = ['all', 'out', 'in', 'call'];

/** Frames between the platform and pages, newest last. */
export function WireLog(props: {
  readonly world: string;
  /** Absent while the first answer is awaited. */
  readonly log: ReadLog | undefined;
  readonly failure: ControlFailure | undefined;
  readonly onRetry: () => Promise<unknown>;
  readonly nicks: ReadonlyMap<string, string>;
}) {
  const { world, log, failure, onRetry, nicks } = props;
  const texts = useTexts();
  const [filter, setFilter] = useState<WireFilter>({ text: '', direction: 'all' });
  /** The log at the pause; absent while the log runs. */
  const [frozen, setFrozen] = useState<ReadLog>();
  /** What became of the last copying. */
  const [copying, setCopying] = useState('');
  /** The newest entry that was cleared away. */
  const [cleared, setCleared] = useState<{ readonly epoch: string; readonly number: number }>();

  const shownLog = frozen ?? log;
  const clearedTo = cleared && cleared.epoch === shownLog?.epoch ? cleared.number : 0;
  const kept = (shownLog?.entries ?? []).filter(({ number }) => number > clearedTo);
  const { hidden, failure: unasked } = useHiddenReceivers(world, shownLog, { text: filter.text, nicks });
  const mid = searchedMid(filter.text);
  const history = mid === '' ? null : historyIn(kept, mid);
  // Also of entries that were cleared away: a page remembers them.
  const copies = useMemo(() => copiesIn(shownLog?.entries ?? []), [shownLog]);
  const shown = kept.filter((entry) => {
    if (!shownLog) return false;
    if (history) return history.has(entry);
    const users = [...usersOf(entry, shownLog.connections), ...(hidden.get(entry.number) ?? [])];
    return isShown(entry, wireWords(entry, users, nicks), filter);
  });

  async function copy(entry: JournalEntry) {
    const { entries, connections } = shownLog ?? { entries: [], connections: new Map() };
    const step = stepOfEntry(entry, { entries, connections, nicks });
    if (step === null) return setCopying(texts.noStep);
    return setCopying((await copyText(step)) ? texts.copied : `${texts.notCopied} ${step}`);
  }
  // A row is drawn once: what its buttons do stays the same, and finds the log as it is then.
  const latest = useRef(copy);
  useEffect(() => {
    latest.current = copy;
  });
  const copyRow = useCallback((entry: JournalEntry) => void latest.current(entry), []);
  const showHistory = useCallback(
    (entry: JournalEntry) => setFilter({ text: historyOf(entry.mid), direction: 'all' }),
    [],
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
        <SearchField
          id={WIRE_SEARCH}
          label={texts.filterWire}
          short={texts.filterShort}
          title={texts.pathHint}
          error={isPath(filter.text) && readPathQuery(filter.text) === null ? texts.noPath : null}
          words={filter.text}
          onWords={(text) => setFilter({ ...filter, text })}
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
      {copying !== '' && (
        <p className={styles['copying']} aria-live="polite">
          <span>{copying}</span>
          <IconButton icon="close" size="compact" label={texts.close} onClick={() => setCopying('')} />
        </p>
      )}
      {history && history.size > 0 && <p className={styles['outcome']}>{texts.outcome(outcomeOf(history, copies))}</p>}
      {failure && <Failed failure={failure} asLine={log !== undefined} onRetry={onRetry} />}
      {!failure && unasked && <Failed failure={unasked} asLine />}
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
              onCopy={copyRow}
              onHistory={showHistory}
              arrived={copies.get(entry)?.arrived ?? 0}
              dropped={copies.get(entry)?.dropped ?? 0}
              unknown={copies.get(entry)?.unknown ?? 0}
              found={isPath(filter.text) ? JSON.stringify(foundBy(entry, filter.text)).slice(1, -1) : ''}
            />
          )}
        />
      )}
    </Panel>
  );
}
