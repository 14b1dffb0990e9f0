import { useSelector } from 'react-redux';
import { lazyPart, partOnDemand } from '../../design/LazyPart/lazy-part.tsx';
import { type AudioRoot, selectInterrupted, selectIsMobileLogin, type VoiceRoot } from '../../features/audio/index.ts';
import type { DockPanelProps } from '../../features/audio/views/DockPanel.tsx';
import type { RoomRoot } from '../../features/room/index.ts';

export type VoiceDockProps = Pick<DockPanelProps, 'isInPane'>;

const DockPanel = lazyPart<DockPanelProps>(
  () => import('../../features/audio/views/DockPanel.tsx'),
  ['audio', 'voice'],
);
/** Only a viewer in a room needs the state of rooms: the page of a room loads it. Its texts are there with the state. */
export const roomAsideDock = partOnDemand(() => import('./RoomAsideDock.tsx'));
const TakenOverBar = lazyPart(() => import('../../features/audio/views/TakenOverBar.tsx'), ['takenOverBar']);

/** A room goes on beside other pages with its seat, its questions and a way out (ADR 0215). As `selectIsAside`, whose feature no other page loads. */
const selectIsRoomAside = ({ voice, room }: Partial<RoomRoot & VoiceRoot>): boolean =>
  voice !== undefined && room?.place.kind === 'in' && room.shown !== room.place.group_id;

/**
 * The voice part of the state is taken in late: a place that is entered right after the start may come before it. A room that is being
 * entered has no dock yet: its page brings one.
 */
const selectHasDock = (state: AudioRoot & Partial<VoiceRoot>): boolean =>
  Boolean(state.voice && (state.audio.place || selectInterrupted(state)));

/** Says on every screen where the viewer's voice is, and works it. */
export function VoiceDock({ isInPane }: VoiceDockProps) {
  const isRoomAside = useSelector(selectIsRoomAside);
  const hasDock = useSelector(selectHasDock);
  const isTakenOver = useSelector(selectIsMobileLogin);
  // Place and sound need nothing that may be missing.
  if (isRoomAside) return <roomAsideDock.Part standIn={<DockPanel />} />;
  if (hasDock) return <DockPanel isInPane={isInPane} />;
  return isTakenOver ? <TakenOverBar /> : null;
}
