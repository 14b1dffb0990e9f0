import { type ComponentType, useEffect, useState } from 'react';
import { savesData } from '../platform/page/page-bundles.ts';
import { useLateParts } from './late/late-context.tsx';

/** The guides come when the page has settled: they never compete with what it shows. To save data, they wait for its use. */
const SETTLED_MS = 1500;

/** The first-run guides. A page works without them, so nothing is said when their code does not arrive. */
export function GuideHost() {
  const late = useLateParts();
  const [Guides, setGuides] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      try {
        const [{ default: view }] = await Promise.all([
          import('../features/guides/views/Guides.tsx'),
          late.take('guides'),
        ]);
        setGuides(() => view);
      } catch {
        // The next page tries again.
      }
    };
    if (!savesData()) {
      const timer = setTimeout(() => void load(), SETTLED_MS);
      return () => clearTimeout(timer);
    }
    // A page that is opened and left again downloads no guides.
    const listening = new AbortController();
    const options = { capture: true, once: true, signal: listening.signal };
    for (const use of ['pointerdown', 'keydown']) document.addEventListener(use, () => void load(), options);
    return () => listening.abort();
  }, [late]);
  return Guides && <Guides />;
}
