/** A page that never comes to rest is checked anyway. */
const TURNS_MAX = 50;

/** Resolves when the page has nothing left to do or to draw: bundles, effects and renders that were under way are done. */
export async function drawn(): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  let quiet = 0;
  for (let turn = 0; turn < TURNS_MAX && quiet < 2; turn += 1) {
    const before = changes;
    await new Promise(requestAnimationFrame);
    // React renders in slices: the browser is idle only when none is waiting.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    quiet = changes === before ? quiet + 1 : 0;
  }
  observer.disconnect();
}
