import { useEffect, useRef, useState } from 'react';
import { momentOf } from '../parts/moment.ts';
import { nameWithNumber } from '../parts/name-with-number.ts';
import { useWords } from '../words/words.ts';
import { type Command, type CommandRow, keyedRows, rowsAround } from './command-rows.ts';
import styles from './TimeTravel.module.css';

/** Rows around the position; an unfolded run has more, and the list scrolls. */
const ROWS = 7;

/** The commands around a position. A run of one kind is one row with their number, which opens to them. */
export function CommandList(props: {
  readonly list: readonly Command[];
  readonly at: number;
  /** Names of users by their numbers. */
  readonly nicks: ReadonlyMap<string, string>;
  /** What was searched for: every command stands as a row of its own. */
  readonly isFound?: boolean;
  readonly onChoose: (position: number) => void;
}) {
  const { list, at, nicks, isFound = false, onChoose } = props;
  const { texts, language } = useWords();
  /** Positions of unfolded runs: the rest of a run may come and go with what is read. */
  const [unfolded, setUnfolded] = useState<readonly number[]>([]);
  const [known, setKnown] = useState(() => ({ list, rows: keyedRows(list, []) }));
  if (known.list !== list) setKnown({ list, rows: keyedRows(list, known.rows) });
  const ref = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position, or other commands, moved the current row
  useEffect(() => {
    ref.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at, list]);
  const time = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { timeStyle: 'medium' });
  const moment = (when: number) => {
    const { dateTime, words } = momentOf(when, time);
    return (
      <time className={styles['by']} dateTime={dateTime}>
        {words}
      </time>
    );
  };
  const toggle = (run: CommandRow, isOpen: boolean) =>
    setUnfolded(isOpen ? unfolded.filter((each) => !has(run, each)) : [...unfolded, run[0]?.position ?? 0]);
  const commandRow = ({ position, at: when, name, by }: Command) => (
    <li key={position}>
      <button
        type="button"
        className={styles['command']}
        aria-current={position === at ? 'step' : undefined}
        onClick={() => onChoose(position)}
      >
        <span className={styles['number']}>{position}</span>
        <span className={styles['name']}>{name}</span>
        <span className={styles['by']}>{by === '' ? texts.platform : nameWithNumber(by, nicks)}</span>
        {moment(when)}
      </button>
    </li>
  );
  return (
    <ol ref={ref} className={styles['commands']} aria-label={texts.commands}>
      {isFound && list.map(commandRow)}
      {!isFound &&
        rowsAround(known.rows, at, ROWS).flatMap(({ key, row: run }) => {
          const [first, last] = [run[0], run.at(-1)];
          if (!first || !last) return [];
          if (run.length === 1) return commandRow(first);
          const isOpen = unfolded.some((each) => has(run, each));
          // All in one list: what had the focus keeps it, also where its run no longer stands as one row.
          return [
            <li key={`run ${key}`}>
              <button
                type="button"
                className={styles['command']}
                aria-expanded={isOpen}
                aria-current={!isOpen && has(run, at) ? 'step' : undefined}
                onClick={() => toggle(run, isOpen)}
              >
                <span className={styles['number']}>{first.position}</span>
                <span className={styles['name']}>{`${first.name} × ${run.length}`}</span>
                <span className={styles['by']} />
                {moment(last.at)}
              </button>
            </li>,
            ...(isOpen ? run.map(commandRow) : []),
          ];
        })}
    </ol>
  );
}

const has = (run: CommandRow, at: number) => run.some(({ position }) => position === at);
