import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { type ChunkLoad, type ChunkPorts, type ChunkView, loadChunk } from '../../lib/chunk-load.ts';
import { restoreStyles } from '../../lib/failed-styles.ts';
import { fetchEarly } from './early.ts';
import { PartFailed } from './PartFailed.tsx';

const PortsContext = createContext<ChunkPorts>({ report() {}, reload() {}, wasReloaded: () => true });
export const PartPortsProvider = PortsContext.Provider;

export interface LazyPartProps {
  /** Shown until the part is here, and while it cannot be had. */
  readonly standIn?: ReactNode;
  /** The person gave the part up. */
  readonly onGivenUp?: () => void;
}

/**
 * A dialog or menu with a bundle of its own: fetched early when the page is idle, else when it is wanted. One that cannot
 * be had says so and offers another try; it never takes the page along.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  let Loaded: ComponentType<Props> | null = null;
  async function ask(): Promise<void> {
    if (Loaded) return;
    await restoreStyles(document);
    Loaded = (await load()).default;
  }
  fetchEarly(ask);

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where its module begins
  return function LazyPart({ standIn, onGivenUp, ...props }: Props & LazyPartProps): ReactNode {
    const ports = useContext(PortsContext);
    const [view, setView] = useState<ChunkView>(Loaded ? 'ready' : 'loading');
    const [isGivenUp, setGivenUp] = useState(false);
    const chunk = useRef<ChunkLoad>(undefined);
    useEffect(() => {
      if (Loaded) {
        setView('ready');
        return undefined;
      }
      const running = loadChunk(ask, ports, setView);
      chunk.current = running;
      return () => running.stop();
    }, [ports]);
    // What is left of the props is what the part itself takes.
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
