/** Without requestIdleCallback: long enough after the start for the first screen to be there. */
const IDLE_FALLBACK_MS = 2000;

/** Whether the user asked to save data. */
export function savesData(): boolean {
  return (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
}

/** Runs while the page is idle; never for a user who asked to save data. */
export function whenIdle(work: () => void): void {
  if (savesData()) return;
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, IDLE_FALLBACK_MS);
}
