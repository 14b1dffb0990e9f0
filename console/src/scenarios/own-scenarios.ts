import { readScenario } from '@miczero/scenarios/player';
import type { ListedScenario } from './library.ts';

const KEY = 'miczero_scenarios';
/** Scenarios that this browser keeps; the oldest goes first. */
export const OWN_MAX = 50;

/** The part of `localStorage` that is needed. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

type Stored = Readonly<Record<string, string>>;

/** The scenarios that were saved or opened in this browser. What can no longer be read is left out. */
export function readOwn(shelf: Shelf): readonly ListedScenario[] {
  return Object.entries(stored(shelf)).flatMap(([name, text]) => {
    const read = readScenario(text);
    return read.ok ? [{ name, text, scenario: read.scenario }] : [];
  });
}

/** Keeps a scenario under a name that none has yet. Answers that name; null when the browser stores nothing more. */
export function keepOwn(shelf: Shelf, title: string, text: string): string | null {
  const kept = stored(shelf);
  const name = freeName(`own/${title}`, kept);
  const entries = [...Object.entries(kept), [name, text] as const].slice(-OWN_MAX);
  return write(shelf, Object.fromEntries(entries)) ? name : null;
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

function stored(shelf: Shelf): Stored {
  try {
    return JSON.parse(shelf.getItem(KEY) ?? '{}') as Stored; // written by `write` only
  } catch {
    return {};
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
