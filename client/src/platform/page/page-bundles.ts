/** Without requestIdleCallback: long enough after the start for the first screen to be there. */
const IDLE_FALLBACK_MS = 2000;

/** Runs while the page is idle; never for a user who asked to save data. */
export function whenIdle(work: () => void): void {
  if ((navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData) return;
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, IDLE_FALLBACK_MS);
}
