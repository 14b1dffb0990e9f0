import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { Chapter } from '../../i18n/catalogue.ts';
import { type ChunkLoad, type ChunkPorts, type ChunkView, loadChunk } from '../../lib/chunk-load.ts';
import { restoreStyles } from '../../lib/failed-styles.ts';
import { fetchEarly, type PartTexts } from './early.ts';
import { PartFailed } from './PartFailed.tsx';

/** What screens, dialogs and menus are loaded with. */
export interface PartPorts extends ChunkPorts {
  readonly texts: PartTexts;
}
const PortsContext = createContext<PartPorts>({
  report() {},
  reload() {},
  wasReloaded: () => true,
  texts: { has: () => true, need: async () => {} },
});
export const PartPortsProvider = PortsContext.Provider;

export interface LazyPartProps {
  /** Shown until the part is loaded. */
  readonly standIn?: ReactNode;
  /** Called when the user closes a part that failed to load. */
  readonly onGivenUp?: () => void;
}

/**
 * A dialog or menu with a bundle of its own, and the chapters of texts that it shows. It is loaded when the page is idle or
 * when it opens. A part that fails to load says so and offers a retry; the rest of the page is unchanged.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  chapters: readonly Chapter[] = [],
) {
  let Loaded: ComponentType<Props> | null = null;
  async function loadModule(): Promise<void> {
    if (Loaded) return;
    await restoreStyles(document);
    Loaded = (await load()).default;
  }
  const ask = (texts: PartTexts) => Promise.all([loadModule(), texts.need(chapters)]);
  fetchEarly(ask);

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where its module begins
  return function LazyPart({ standIn, onGivenUp, ...props }: Props & LazyPartProps): ReactNode {
    const ports = useContext(PortsContext);
    const [view, setView] = useState<ChunkView>(Loaded && ports.texts.has(chapters) ? 'ready' : 'loading');
    const [isGivenUp, setGivenUp] = useState(false);
    const chunk = useRef<ChunkLoad>(undefined);
    useEffect(() => {
      if (Loaded && ports.texts.has(chapters)) {
        setView('ready');
        return undefined;
      }
      const running = loadChunk(() => ask(ports.texts), ports, setView);
      chunk.current = running;
      return () => running.stop();
    }, [ports]);
    // The remaining props are those of the part itself.
    if (Loaded && view === 'ready') return <Loaded {...(props as unknown as Props)} />;
    if (isGivenUp || view === 'loading' || view === 'ready') return standIn;
    return (
      <>
        {standIn}
        <PartFailed
          isSlow={view === 'slow'}
          onRetry={() => chunk.current?.retry()}
          onClose={onGivenUp ?? (() => setGivenUp(true))}
        />
      </>
    );
  };
}
