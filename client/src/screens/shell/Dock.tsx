import { useSelector } from 'react-redux';
import { useLateCode } from '../../design/LazyPart/late-code.ts';
import { selectRoomVoice } from '../../features/audio/index.ts';
import DockPanel, { type DockPanelProps } from '../../features/audio/views/DockPanel.tsx';
import { loadedRoomDock, roomDockCode } from './room-dock-code.ts';

export type DockProps = Pick<DockPanelProps, 'isInPane'>;

/** The dock of pages other than that of a room: a room goes on there with its seat, its questions and a way out (ADR 0215). */
export default function Dock({ isInPane }: DockProps) {
  return useSelector(selectRoomVoice) ? <RoomPlace /> : <DockPanel isInPane={isInPane} />;
}

/** The place and its sound stand at once, and need nothing that may be missing. */
function RoomPlace() {
  const { view } = useLateCode(roomDockCode);
  const RoomDock = loadedRoomDock();
  return RoomDock && view === 'ready' ? <RoomDock /> : <DockPanel />;
}
