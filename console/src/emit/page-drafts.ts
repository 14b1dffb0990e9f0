import { useState } from 'react';
import { shelfOfBrowser } from '../storage/shelf.ts';
import { type Draft, Drafts } from './drafts.ts';

const pageDrafts = new Drafts(shelfOfBrowser('sessionStorage'));

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
