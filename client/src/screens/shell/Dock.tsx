import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { type LateCode, useLateCode } from '../../design/LazyPart/late-code.ts';
import { selectRoomVoice } from '../../features/audio/index.ts';
import DockPanel, { type DockPanelProps } from '../../features/audio/views/DockPanel.tsx';

export type DockProps = Pick<DockPanelProps, 'isInPane'>;

/** The dock of pages other than that of a room: a room goes on there with its seat, its questions and a way out (ADR 0215). */
export default function Dock({ isInPane }: DockProps) {
  return useSelector(selectRoomVoice) ? <RoomPlace /> : <DockPanel isInPane={isInPane} />;
}

let RoomDock: ComponentType | null = null;
/** No lazy part, which every page would load when idle: only a viewer in a room needs the state of rooms. Its texts are there with it. */
const code: LateCode = {
  isThere: () => RoomDock !== null,
  async load() {
    RoomDock = (await import('./RoomDock.tsx')).default;
  },
};

/** The place and its sound stand at once, and need nothing that may be missing. */
function RoomPlace() {
  const { view } = useLateCode(code);
  return RoomDock && view === 'ready' ? <RoomDock /> : <DockPanel />;
}
