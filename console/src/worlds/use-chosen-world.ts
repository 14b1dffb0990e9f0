import { useCallback, useEffect, useState } from 'react';

const PARAMETER = 'world';
const chosen = () => new URLSearchParams(location.search).get(PARAMETER) ?? '';

/** The world in the address, `?world=qa-7`; empty for none. Choosing one adds to the history of the page. */
export function useChosenWorld(): readonly [string, (world: string) => void] {
  const [world, setWorld] = useState(chosen);
  useEffect(() => {
    const follow = () => setWorld(chosen());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const choose = useCallback((next: string) => {
    history.pushState(null, '', next === '' ? location.pathname : `?${new URLSearchParams({ [PARAMETER]: next })}`);
    setWorld(next);
  }, []);
  return [world, choose];
}

/** Address of a world's page: its name is the first label of the host. */
export function pageOf(world: string, { protocol, port }: Pick<Location, 'protocol' | 'port'>): string {
  const host = world === 'main' ? 'localhost' : `${world}.localhost`;
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}/`;
}
