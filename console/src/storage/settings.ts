import type { RememberedTarget } from '../events/target.ts';
import type { Language } from '../words/words.ts';

/** How the body of an event is edited: as JSON, or by a form of its schema. */
export const BODY_VIEWS = ['raw', 'form'] as const;
export type BodyView = (typeof BODY_VIEWS)[number];

/** Settings of the console in this browser. */
export interface Settings {
  readonly bodyView: BodyView;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  /** The latest target in each world. */
  readonly targets: Readonly<Record<string, RememberedTarget>>;
}

const KEY = 'miczero_console';

export function readSettings(defaults: Pick<Settings, 'language' | 'theme'>): Settings {
  const usual: Settings = { targets: {}, bodyView: 'raw', ...defaults };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...usual, ...(stored as Partial<Settings>) }; // written by `writeSettings` only
  } catch {
    // Unreadable or forbidden storage: the defaults will do.
    return usual;
  }
}

export function writeSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Forbidden storage: the choice lasts as long as the page.
  }
}
