import { useState } from 'react';
import { type Draft, Drafts } from './drafts.ts';

/** Reading `sessionStorage` throws where the browser forbids it. */
function shelfOfPage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

const pageDrafts = new Drafts(shelfOfPage());

/** The draft of a world, which outlives its view, and how to change it. */
export function useDraft(world: string): readonly [Draft, (changes: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => pageDrafts.of(world));
  function change(changes: Partial<Draft>) {
    const next = { ...pageDrafts.of(world), ...changes };
    pageDrafts.set(world, next);
    setDraft(next);
  }
  return [draft, change];
}
