/** At the end of its query: this page comes from the server, past the worker (client/vite/offline-copy.ts). */
const FRESH = /[?&]fresh=/;

/**
 * Loads the page anew from the server, unless it is out of reach: the error page of the browser would take everything away. The
 * worker would answer with the version whose bundle is gone.
 */
export async function reloadIfReachable(): Promise<void> {
  const { href, pathname, search, hash } = window.location;
  const isThere = await fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return;
  window.history.replaceState(null, '', `${pathname}${search}${search ? '&' : '?'}fresh=${hash}`);
  window.location.reload();
}

/** Whether this page was loaded past the worker. Takes the mark out of the address, before anything reads it. */
export function takeFreshMark(): boolean {
  const { href } = window.location;
  const isFresh = FRESH.test(href);
  if (isFresh) window.history.replaceState(null, '', href.replace(FRESH, ''));
  return isFresh;
}
