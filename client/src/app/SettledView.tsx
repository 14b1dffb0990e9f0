import { type ComponentType, useEffect, useState } from 'react';
import { useLateParts } from '../design/LazyPart/late-code.ts';
import { RenderGuard } from '../design/RenderGuard/RenderGuard.tsx';
import type { LateName } from '../lib/late-parts.ts';
import { savesData } from '../platform/page/page-bundles.ts';

/** They come when the page has settled, and never compete with what it shows. To save data, they wait for its use. */
const SETTLED_MS = 1500;

export interface SettledViewProps {
  readonly part: LateName;
  /** The same function at every render. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** A view that a page does without until it has settled. Nothing is said when its code does not arrive, or cannot draw it. */
export function SettledView({ part, load }: SettledViewProps) {
  const late = useLateParts();
  const [View, setView] = useState<ComponentType | null>(null);
  useEffect(() => {
    const show = async () => {
      try {
        const [{ default: view }] = await Promise.all([load(), late.take(part)]);
        setView(() => view);
      } catch {
        // The next page tries again.
      }
    };
    if (!savesData()) {
      const timer = setTimeout(() => void show(), SETTLED_MS);
      return () => clearTimeout(timer);
    }
    // A page that is opened and left again downloads nothing more.
    const listening = new AbortController();
    const options = { capture: true, once: true, signal: listening.signal };
    for (const use of ['pointerdown', 'keydown']) document.addEventListener(use, () => void show(), options);
    return () => listening.abort();
  }, [late, part, load]);
  return (
    View && (
      <RenderGuard of={View} fallback={() => null}>
        <View />
      </RenderGuard>
    )
  );
}
