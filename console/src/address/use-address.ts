import { useCallback, useEffect, useState } from 'react';

export const VIEWS = ['worlds', 'scenarios'] as const;
export type View = (typeof VIEWS)[number];

/** The state in the console's address: `?world=qa-7`, `?view=scenarios&scenario=stories/outage`. Empty for none. */
export interface Address {
  readonly view: View;
  readonly world: string;
  readonly scenario: string;
}

export function readAddress(search: string): Address {
  const given = new URLSearchParams(search);
  return {
    view: VIEWS.find((view) => view === given.get('view')) ?? 'worlds',
    world: given.get('world') ?? '',
    scenario: given.get('scenario') ?? '',
  };
}

/** The query of an address; what it would say by default is left out. */
export function writtenAddress({ view, world, scenario }: Address): string {
  const said = {
    ...(view !== 'worlds' && { view }),
    ...(world !== '' && { world }),
    ...(scenario !== '' && { scenario }),
  };
  const query = new URLSearchParams(said).toString();
  return query === '' ? '' : `?${query}`;
}

type Change = (changes: Partial<Address>) => void;

/** The address, and how to change it: `go` adds to the history of the page, `settle` does not. */
export function useAddress(): { readonly address: Address; readonly go: Change; readonly settle: Change } {
  const [address, setAddress] = useState(() => readAddress(location.search));
  useEffect(() => {
    const follow = () => setAddress(readAddress(location.search));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = useCallback((changes: Partial<Address>) => {
    const { next, url } = changed(changes);
    history.pushState(null, '', url);
    setAddress(next);
  }, []);
  const settle = useCallback((changes: Partial<Address>) => {
    const { next, url } = changed(changes);
    history.replaceState(null, '', url);
    setAddress(next);
  }, []);
  return { address, go, settle };
}

function changed(changes: Partial<Address>): { readonly next: Address; readonly url: string } {
  const next = { ...readAddress(location.search), ...changes };
  return { next, url: `${location.pathname}${writtenAddress(next)}` };
}
