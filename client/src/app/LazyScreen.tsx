import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../design/Skeleton/Skeleton.tsx';
import { ErrorState } from '../design/States/ErrorState.tsx';
import { type ChunkLoad, type ChunkPorts, type ChunkView, loadChunk } from '../lib/chunk-load.ts';
import { restoreStyles } from '../lib/failed-styles.ts';

type ScreenModule = { readonly default: ComponentType };

/** A page bundle of its own. Once it is here it stays, so that coming back shows the screen at once. */
export interface ScreenSource {
  readonly load: () => Promise<ScreenModule>;
  readonly loaded: () => ComponentType | null;
}

export function screenSource(load: () => Promise<ScreenModule>): ScreenSource {
  let screen: ComponentType | null = null;
  return {
    loaded: () => screen,
    load: async () => {
      await restoreStyles(document);
      const module = await load();
      screen = module.default;
      return module;
    },
  };
}

export interface LazyScreenProps {
  readonly source: ScreenSource;
  readonly ports: ChunkPorts;
}

/** A screen, with everything that can go wrong while its bundle loads. */
export function LazyScreen({ source, ports }: LazyScreenProps) {
  const { t } = useTranslation();
  const Screen = source.loaded();
  const [view, setView] = useState<ChunkView>('loading');
  const chunk = useRef<ChunkLoad>(undefined);
  useEffect(() => {
    if (source.loaded()) return undefined;
    const running = loadChunk(source.load, ports, setView);
    chunk.current = running;
    return () => running.stop();
  }, [source, ports]);
  if (Screen) return <Screen />;
  if (view === 'loading' || view === 'ready') return <SkeletonRows rows={6} avatar={40} />;
  return <ErrorState text={t(view === 'slow' ? 'page.slow' : 'page.failed')} onRetry={() => chunk.current?.retry()} />;
}
