/** Without requestIdleCallback: long enough after the start for the first screen to be there. */
const IDLE_FALLBACK_MS = 2000;

/** Runs when the page has nothing better to do; never for somebody who asked to save data. */
export function whenIdle(work: () => void): void {
  if ((navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData) return;
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, IDLE_FALLBACK_MS);
}
