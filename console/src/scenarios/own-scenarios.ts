import { placedMessage, readScenario } from '@miczero/scenarios/player';
import * as z from 'zod/mini';
import type { Shelf } from '../storage/shelf.ts';
import type { Language } from '../words/words.ts';
import type { ListedScenario } from './library.ts';

const KEY = 'miczero_scenarios';
/** Scenarios that this browser keeps. */
export const OWN_MAX = 50;

type Stored = Readonly<Record<string, string>>;

/** The scenarios that were saved or opened in this browser, without those that can no longer be read. */
export function readOwn(shelf: Shelf): readonly ListedScenario[] {
  return Object.entries(stored(shelf)).flatMap(([name, text]) => {
    const read = readScenario(text);
    return read.ok ? [{ name, text, scenario: read.scenario }] : [];
  });
}

/** A scenario of this browser that the present format refuses. */
export interface UnreadableScenario {
  readonly name: string;
  readonly text: string;
  /** The first problem, with its place. */
  readonly problem: string;
}

/** The scenarios of this browser that can no longer be read, with the reason in `language`. */
export function readUnreadable(shelf: Shelf, language: Language): readonly UnreadableScenario[] {
  return Object.entries(stored(shelf)).flatMap(([name, text]) => {
    const read = readScenario(text, language);
    const [first] = read.ok ? [] : read.problems;
    return first ? [{ name, text, problem: placedMessage(first, language) }] : [];
  });
}

/** What became of a scenario that was to be kept. `tooMany`: one must be deleted first. `notStored`: the browser stores nothing more. */
export type Keeping = { readonly name: string } | { readonly refusal: 'tooMany' | 'notStored' };

/** Keeps a scenario under a name that none has yet. No other goes for it. */
export function keepOwn(shelf: Shelf, title: string, text: string): Keeping {
  const kept = stored(shelf);
  if (Object.keys(kept).length >= OWN_MAX) return { refusal: 'tooMany' };
  const name = freeName(`own/${title}`, kept);
  return write(shelf, { ...kept, [name]: text }) ? { name } : { refusal: 'notStored' };
}

/** Keeps a scenario from a file. One of the same name was that file before, and is replaced. */
export function keepOpened(shelf: Shelf, title: string, text: string): Keeping {
  const kept = stored(shelf);
  const name = `own/${title}`;
  if (!Object.hasOwn(kept, name)) return keepOwn(shelf, title, text);
  return write(shelf, { ...kept, [name]: text }) ? { name } : { refusal: 'notStored' };
}

export function dropOwn(shelf: Shelf, name: string): void {
  const { [name]: _dropped, ...others } = stored(shelf);
  write(shelf, others);
}

function freeName(wanted: string, kept: Stored): string {
  let name = wanted;
  for (let number = 2; Object.hasOwn(kept, name); number += 1) name = `${wanted} ${number}`;
  return name;
}

/** What is stored under no name of its own. */
const NAMELESS = 'own/unreadable';

/** Everything that is stored. What cannot be read stays, as a text that the page lists as unreadable, until it is deleted there. */
function stored(shelf: Shelf): Stored {
  const text = shelf.getItem(KEY);
  if (text === null) return {};
  try {
    const read = z.safeParse(z.record(z.string(), z.unknown()), JSON.parse(text));
    if (!read.success) return { [NAMELESS]: text };
    const texts = Object.entries(read.data).map(([name, kept]) => [
      name,
      typeof kept === 'string' ? kept : JSON.stringify(kept),
    ]);
    return Object.fromEntries(texts);
  } catch {
    return { [NAMELESS]: text };
  }
}

function write(shelf: Shelf, scenarios: Stored): boolean {
  try {
    shelf.setItem(KEY, JSON.stringify(scenarios));
    return true;
  } catch {
    return false;
  }
}
