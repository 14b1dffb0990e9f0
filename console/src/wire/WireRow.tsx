import { Icon } from '@miczero/client/design/Icon/Icon.tsx';
import { classNames } from '@miczero/client/lib/class-names.ts';
import { callInWords, EVENT_WORDS } from '@miczero/scenarios/player';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import {
  bodyOf,
  connectionsOf,
  type JournalEntry,
  type LogConnections,
  unnamedOf,
  usersOf,
} from '../journal/journal.ts';
import { nameWithNumber } from '../parts/name-with-number.ts';
import { useWords } from '../words/words.ts';
import type { Texts } from '../words/zh.ts';
import styles from './WireRow.module.css';

const EVENT_NAMES: Readonly<Record<string, string>> = EVENT_WORDS;

/** Everything that a filter can find an entry by. */
export function wireWords(
  { name, mid, from, fate }: JournalEntry,
  users: readonly string[],
  nicks: ReadonlyMap<string, string>,
): string {
  const people = [from, ...users].flatMap((user) => [user, nicks.get(user) ?? '']);
  return [name, EVENT_NAMES[name] ?? '', mid, fate, ...people].join(' ');
}

const two = (value: number, length = 2) => String(value).padStart(length, '0');

/** Time of day with milliseconds, as logs have it in every language. */
export function timeOf(at: number): string {
  const time = new Date(at);
  const day = [time.getHours(), time.getMinutes(), time.getSeconds()].map((part) => two(part)).join(':');
  return `${day}.${two(time.getMilliseconds(), 3)}`;
}

/** A call without a session has no user, and its sender is a page all the same. */
function fromOf({ from, direction }: JournalEntry, named: (user: string) => string, texts: Texts): string {
  if (from !== '') return named(from);
  return direction === 'out' ? texts.platform : texts.aPage;
}

export const WireRow = memo(function WireRow(props: {
  readonly entry: JournalEntry;
  readonly connections: LogConnections;
  readonly nicks: ReadonlyMap<string, string>;
  /** Puts it on the clipboard as a step of a scenario. */
  readonly onCopy: (entry: JournalEntry) => void;
  /** Searches for what happened to its message. */
  readonly onHistory: (entry: JournalEntry) => void;
  /** What the path of the filter has found in the body; empty without one. */
  readonly found: string;
  /** Copies that came, and those that a page drops because it had the message before. */
  readonly arrived: number;
  readonly dropped: number;
  /** Copies to a crowd of which the log does not know it. */
  readonly unknown: number;
}) {
  const { entry, connections, nicks, onCopy, onHistory, found, arrived, dropped, unknown } = props;
  const users = usersOf(entry, connections);
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLLIElement>(null);
  // Below the last row in view the body would open out of sight. The row and not the body: its head stays beside it.
  useLayoutEffect(() => {
    if (isOpen) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { texts, language } = useWords();
  const { direction, name, mid, fate, at } = entry;
  const named = (user: string) => nameWithNumber(user, nicks);
  const [first, ...others] = users;
  const to =
    direction !== 'out'
      ? texts.platform
      : first === undefined
        ? texts.nobodyHeard
        : texts.recipients(named(first), others.length + unnamedOf(entry));
  const meaning =
    direction === 'call' ? callInWords(name, language) : language === 'zh' ? EVENT_NAMES[name] : undefined;
  const unnamed = unnamedOf(entry);
  const sockets = [
    ...connectionsOf(entry, connections).map(({ user, socket, label = '' }) =>
      [named(user), texts.sockets[socket], label].filter(Boolean).join(' · '),
    ),
    ...(unnamed > 0 ? [texts.moreConnections(unnamed)] : []),
  ].join('\n');
  const isBad = fate === 'refused' || fate === 'cut-off';
  return (
    <li ref={ref} className={styles['row']}>
      <span
        className={direction === 'out' ? styles['out'] : styles['in']}
        role="img"
        aria-label={texts.directions[direction]}
      >
        <Icon name={direction === 'call' ? 'link' : direction === 'in' ? 'arrowUp' : 'arrowDown'} size={14} />
      </span>
      <div className={styles['head']}>
        <time className={styles['time']}>{timeOf(at)}</time>
        {entry.body === '' ? (
          <span className={styles['name']} title={meaning ?? name}>
            {name}
          </span>
        ) : (
          <button
            type="button"
            className={classNames(styles['name'], styles['opens'])}
            title={meaning ?? name}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {name}
          </button>
        )}
        <span
          className={classNames(
            styles['fate'],
            isBad && styles['bad'],
            // Without recipients nothing went wrong: bots speak in halls that no page has open.
            fate === 'held' && styles['held'],
          )}
        >
          {texts.fates[fate]}
          {dropped > 0 && (
            <span className={styles['dropped']} title={texts.dedupeRule}>
              {` · ${dropped === arrived ? texts.pageDrops : texts.pagesDrop(dropped, unknown === 0)}`}
            </span>
          )}
        </span>
      </div>
      <button
        type="button"
        className={styles['copy']}
        // With the keyboard a row is one stop until it is open.
        tabIndex={isOpen ? 0 : -1}
        aria-label={texts.copyRow}
        title={texts.copyStep}
        onClick={() => onCopy(entry)}
      >
        <Icon name="copy" size={14} />
      </button>
      <div className={styles['tail']}>
        <span className={styles['route']} title={sockets}>
          {fromOf(entry, named, texts)} → {to}
        </span>
        {mid !== '' && (
          <button
            type="button"
            className={styles['mid']}
            tabIndex={isOpen ? 0 : -1}
            title={texts.historyOf(mid)}
            onClick={() => onHistory(entry)}
          >
            <code>{mid}</code>
          </button>
        )}
      </div>
      {found !== '' && <code className={styles['found']}>{found}</code>}
      {isOpen && (
        <pre className={styles['body']} dir="ltr">
          {JSON.stringify(bodyOf(entry), null, 2)}
        </pre>
      )}
    </li>
  );
});
