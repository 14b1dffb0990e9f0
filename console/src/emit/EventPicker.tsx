import { classNames } from '@miczero/client/lib/class-names.ts';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { type EmittableEvent, eventsFor } from '../events/events.ts';
import { ChoiceRow } from '../parts/ChoiceRow.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { EVENT_SEARCH } from '../parts/SkipLinks.tsx';
import { useOneStop } from '../parts/use-one-stop.ts';
import { useWords } from '../words/words.ts';
import styles from './EventPicker.module.css';

/** Finds one of the events. Enter takes the first found, the arrow keys walk through the list. */
export function EventPicker(props: {
  readonly chosen: EmittableEvent;
  /** Shows the list only while an event is looked for, which leaves room for what stands below. */
  readonly isShort: boolean;
  readonly onChoose: (event: EmittableEvent) => void;
}) {
  const { chosen, isShort, onChoose } = props;
  const { texts, language } = useWords();
  const [search, setSearch] = useState('');
  const stop = useOneStop<HTMLUListElement>('button');
  const { ref: list } = stop;
  const found = eventsFor(search);

  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [list]);

  function walk(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.ctrlKey) {
      if (found[0]) onChoose(found[0]);
    }
    if (event.key === 'ArrowDown' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      list.current?.querySelector('button')?.focus();
    } else stop.onKeyDown(event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field and the buttons inside
    <div className={styles['picker']} onKeyDown={walk}>
      <SearchField
        id={EVENT_SEARCH}
        aria-keyshortcuts="/"
        label={texts.searchEvents}
        words={search}
        onWords={setSearch}
      />
      <ul
        ref={list}
        onFocus={stop.onFocus}
        className={classNames(styles['list'], isShort && styles['short'])}
        aria-label={texts.events}
      >
        {found.map((event) => (
          <ChoiceRow
            key={event.name}
            className={styles['row']}
            isChosen={event === chosen}
            onChoose={() => onChoose(event)}
          >
            <code className={styles['code']}>{event.code}</code>
            <span className={styles['name']} title={event.name}>
              {event.name}
            </span>
            <span className={styles['socket']}>{event.socket === 'hall' ? texts.hallSocket : texts.roomSocket}</span>
            <span className={styles['words']}>{event.words[language]}</span>
          </ChoiceRow>
        ))}
        {found.length === 0 && <li className={styles['none']}>{texts.noEvents}</li>}
      </ul>
    </div>
  );
}
