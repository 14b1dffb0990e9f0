import { type ComponentType, useEffect, useState } from 'react';
import { restoreStyles } from '../../lib/failed-styles.ts';
import { fetchEarly } from '../early-parts.ts';

let Host: ComponentType | null = null;

async function loadHost(): Promise<void> {
  await restoreStyles(document);
  Host ??= (await import('./TooltipHost.tsx')).TooltipHost;
}
fetchEarly(loadHost);

/** The tooltips of the page. Their code loads while the page is idle, or as the viewer first points or types; without the network none show. */
export function LateTooltips() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    const listening = new AbortController();
    const ask = () => {
      listening.abort();
      loadHost().then(
        () => setThere(true),
        () => window.addEventListener('online', ask, { once: true }),
      );
    };
    // The browser tells of a pointer that rests over a new page, too, but not as a movement.
    window.addEventListener('pointermove', ask, listening);
    window.addEventListener('keydown', ask, listening);
    return () => listening.abort();
  }, [isThere]);
  return isThere && Host && <Host />;
}
