/** The part of a `Storage` that is needed. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** A storage of the browser: `localStorage` is shared by its pages, `sessionStorage` outlives a reload of one. Null where the browser forbids it. */
export function shelfOfBrowser(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}
