import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../design/Skeleton/Skeleton.tsx';
import { ErrorState } from '../design/States/ErrorState.tsx';
import { type ChunkLoad, type ChunkPorts, type ChunkView, loadChunk } from '../lib/chunk-load.ts';
import { restoreStyles } from '../lib/failed-styles.ts';
import { useLateParts } from './late/late-context.tsx';
import type { LateName } from './late/late-parts.ts';

type ScreenModule = { readonly default: ComponentType };

/** A page bundle of its own. Once it is here it stays, so that coming back shows the screen at once. */
export interface ScreenSource {
  /** The parts of the client that must be in the store before the screen shows. */
  readonly parts: readonly LateName[];
  readonly load: () => Promise<ScreenModule>;
  readonly loaded: () => ComponentType | null;
}

export function screenSource(load: () => Promise<ScreenModule>, ...parts: readonly LateName[]): ScreenSource {
  let screen: ComponentType | null = null;
  return {
    parts,
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
  const late = useLateParts();
  const Screen = source.parts.every(late.isTaken) ? source.loaded() : null;
  const [view, setView] = useState<ChunkView>('loading');
  const chunk = useRef<ChunkLoad>(undefined);
  useEffect(() => {
    if (source.loaded() && source.parts.every(late.isTaken)) return undefined;
    const load = () => Promise.all([source.load(), ...source.parts.map(late.take)]);
    const running = loadChunk(load, ports, setView);
    chunk.current = running;
    return () => running.stop();
  }, [source, ports, late]);
  if (Screen) return <Screen />;
  if (view === 'loading' || view === 'ready') return <SkeletonRows rows={6} avatar={40} />;
  return <ErrorState text={t(view === 'slow' ? 'page.slow' : 'page.failed')} onRetry={() => chunk.current?.retry()} />;
}
