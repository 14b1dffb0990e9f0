/** Loads the page anew, unless its server is out of reach: the error page of the browser would take everything away. */
export async function reloadIfReachable(): Promise<void> {
  const isThere = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere) window.location.reload();
}
