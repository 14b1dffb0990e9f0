import type { RememberedTarget } from './emit/target.ts';
import type { Language } from './words/words.ts';

/** Settings of the console in this browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  /** The latest target in each world. */
  readonly targets: Readonly<Record<string, RememberedTarget>>;
}

const KEY = 'miczero_console';

export function readSettings(defaults: Pick<Settings, 'language' | 'theme'>): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { targets: {}, ...defaults, ...(stored as Partial<Settings>) }; // written by `writeSettings` only
  } catch {
    // Unreadable or forbidden storage: the defaults will do.
    return { targets: {}, ...defaults };
  }
}

export function writeSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Forbidden storage: the choice lasts as long as the page.
  }
}
