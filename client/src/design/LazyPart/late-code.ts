import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { type ChunkLoad, type ChunkPorts, type ChunkView, loadChunk } from '../../lib/chunk-load.ts';
import type { LateParts } from '../../lib/late-parts.ts';
import type { PartTexts } from '../early-parts.ts';

/** What screens, dialogs and menus are loaded with. */
export interface PartPorts extends ChunkPorts {
  readonly texts: PartTexts;
  readonly late: LateParts;
}
const PortsContext = createContext<PartPorts>({
  report() {},
  reload() {},
  wasReloaded: () => true,
  texts: { has: () => true, need: async () => {} },
  late: { isTaken: () => true, take: async () => {} },
});
export const PartPortsProvider = PortsContext.Provider;
export const useLateParts = () => useContext(PortsContext).late;
export const usePartTexts = () => useContext(PortsContext).texts;

/** What a view waits for. The same object at every render. */
export interface LateCode {
  readonly isThere: (ports: PartPorts) => boolean;
  readonly load: (ports: PartPorts) => Promise<unknown>;
}

/** Loads what a view needs while the view is on the page, and tells how far it is. */
export function useLateCode(code: LateCode): { readonly view: ChunkView; readonly retry: () => void } {
  const ports = useContext(PortsContext);
  const [view, setView] = useState<ChunkView>(code.isThere(ports) ? 'ready' : 'loading');
  const chunk = useRef<ChunkLoad>(undefined);
  useEffect(() => {
    if (code.isThere(ports)) {
      setView('ready');
      return undefined;
    }
    const running = loadChunk(() => code.load(ports), ports, setView);
    chunk.current = running;
    return () => running.stop();
  }, [code, ports]);
  return { view, retry: () => chunk.current?.retry() };
}
