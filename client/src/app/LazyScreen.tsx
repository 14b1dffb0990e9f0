import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import type { PartPorts } from '../design/LazyPart/late-code.ts';
import { SkeletonRows } from '../design/Skeleton/Skeleton.tsx';
import { ErrorState } from '../design/States/ErrorState.tsx';
import type { Chapter } from '../i18n/catalogue.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { type ChunkLoad, type ChunkView, loadChunk } from '../lib/chunk-load.ts';
import { restoreStyles } from '../lib/failed-styles.ts';
import type { LateName } from '../lib/late-parts.ts';

type ScreenModule = { readonly default: ComponentType };

/** A page bundle of its own. Once it is here it stays, so that coming back shows the screen at once. */
export interface ScreenSource {
  /** Loads the screen with everything that it needs. */
  readonly load: (needs: ScreenPorts) => Promise<unknown>;
  /** The screen, once it and everything that it needs are loaded. */
  readonly loaded: (needs: ScreenPorts) => ComponentType | null;
}
export type ScreenPorts = Pick<PartPorts, 'late' | 'texts'>;

export interface ScreenNeeds {
  /** The parts of the client that must be in the store before the screen shows. */
  readonly parts?: readonly LateName[];
  /** Texts beside the first ones and those of the parts. */
  readonly chapters?: readonly Chapter[];
  /** A screen that this one draws within itself. It begins to load with it, and says itself how that ends. */
  readonly within?: ScreenSource;
}

export function screenSource(
  load: () => Promise<ScreenModule>,
  { parts = [], chapters = [], within }: ScreenNeeds = {},
): ScreenSource {
  let screen: ComponentType | null = null;
  async function loadModule(): Promise<void> {
    await restoreStyles(document);
    screen = (await load()).default;
  }
  return {
    loaded: ({ late, texts }) => (parts.every(late.isTaken) && texts.has(chapters) ? screen : null),
    load(needs) {
      within?.load(needs).catch(() => {});
      return Promise.all([loadModule(), ...parts.map(needs.late.take), needs.texts.need(chapters)]);
    },
  };
}

/** How long other updates may begin the drawing of a screen anew, before it is drawn at once. */
const SLICES_AT_MOST_MS = 1000;

export interface LazyScreenProps {
  readonly source: ScreenSource;
  readonly ports: PartPorts;
}

/** A screen, with everything that can go wrong while its bundle loads. */
export function LazyScreen({ source, ports }: LazyScreenProps) {
  const { t } = useTranslation();
  const Screen = source.loaded(ports);
  // An object each time: a screen that came between the render and the effect is drawn, too.
  const [{ view }, setView] = useState<{ readonly view: ChunkView }>({ view: 'loading' });
  const chunk = useRef<ChunkLoad>(undefined);
  useEffect(() => {
    if (Screen) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const running = loadChunk(
      () => source.load(ports),
      ports,
      (next) => {
        const show = () => setView({ view: next });
        if (next !== 'ready') return show();
        // A whole screen: React draws a transition in slices. The cleanup of its commit stops the timer.
        startTransition(show);
        timer = setTimeout(show, SLICES_AT_MOST_MS);
      },
    );
    chunk.current = running;
    return () => {
      clearTimeout(timer);
      running.stop();
    };
  }, [Screen, source, ports]);
  if (Screen) return <Screen />;
  if (view === 'loading' || view === 'ready') return <SkeletonRows rows={6} avatar={40} />;
  return <ErrorState text={t(view === 'slow' ? 'app.slow' : 'app.failed')} onRetry={() => chunk.current?.retry()} />;
}
