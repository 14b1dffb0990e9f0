import type { ComponentType } from 'react';
import type { LateCode, PartPorts } from '../../design/LazyPart/late-code.ts';
import type { Chapter } from '../../i18n/catalogue.ts';

const CHAPTERS: readonly Chapter[] = ['room', 'roomChat', 'seats'];
let loaded: ComponentType | null = null;

export const loadedRoomDock = (): ComponentType | null => loaded;

/** Not a lazy part, which every page would load when idle: only a viewer in a room needs the state of rooms. */
export const roomDockCode = {
  isThere: ({ texts }) => loaded !== null && texts.has(CHAPTERS),
  async load({ texts }: Pick<PartPorts, 'texts'>): Promise<void> {
    const [part] = await Promise.all([import('./RoomDock.tsx'), texts.need(CHAPTERS)]);
    loaded = part.default;
  },
} satisfies LateCode;
