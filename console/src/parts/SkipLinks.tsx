import { useEffect } from 'react';
import { useTexts } from '../words/words.ts';
import styles from './SkipLinks.module.css';

/** Ids of the places that the keyboard can go to at once. */
export const EVENT_SEARCH = 'event-search';
export const WIRE_SEARCH = 'wire-search';
export const PEOPLE_SEARCH = 'people-search';

/** The first stops of a world: straight to the search of events, of people or of the log. A slash goes to that of events from anywhere. */
export function SkipLinks() {
  const texts = useTexts();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      const search = document.getElementById(EVENT_SEARCH);
      if (!search) return;
      event.preventDefault();
      search.focus();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const places = [
    [EVENT_SEARCH, texts.searchEvents],
    [PEOPLE_SEARCH, texts.searchPeople],
    [WIRE_SEARCH, texts.filterWire],
  ] as const;
  return (
    <nav className={styles['links']} aria-label={texts.skipLinks}>
      {places.map(([id, words]) => (
        <button key={id} type="button" className={styles['link']} onClick={() => document.getElementById(id)?.focus()}>
          {words}
        </button>
      ))}
    </nav>
  );
}

/** A slash that is typed, or pressed in a dialog, is not for the page. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null;
}
