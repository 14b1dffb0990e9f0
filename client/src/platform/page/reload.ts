/** A page with this in its query comes from the server, past the worker (client/vite/offline-copy.ts). */
const FRESH = 'fresh';

/**
 * Loads the page anew from the server, unless it is out of reach: the error page of the browser would take everything away. The
 * worker would answer with the version whose bundle is gone.
 */
export async function reloadIfReachable(): Promise<void> {
  const isThere = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return;
  const url = new URL(window.location.href);
  url.searchParams.set(FRESH, '');
  window.history.replaceState(null, '', url);
  window.location.reload();
}

/** Whether this page was loaded past the worker. Takes the mark out of the address, before anything reads it. */
export function takeFreshMark(): boolean {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(FRESH)) return false;
  url.searchParams.delete(FRESH);
  window.history.replaceState(null, '', url);
  return true;
}
