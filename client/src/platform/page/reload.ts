/** Loads the page anew, unless its server is out of reach: the error page of the browser would take everything away. */
export async function reloadIfReachable(): Promise<void> {
  const isThere = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return;
  // The worker would answer with the version whose bundle is gone; without it the page comes from the server, and registers anew.
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  window.location.reload();
}
