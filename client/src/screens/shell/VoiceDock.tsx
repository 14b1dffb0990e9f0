import { useSelector } from 'react-redux';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import { type AudioRoot, selectInterrupted, selectIsMobileLogin, type VoiceRoot } from '../../features/audio/index.ts';
import type { RoomRoot } from '../../features/room/index.ts';
import type { DockProps } from './Dock.tsx';

const Dock = lazyPart(() => import('./Dock.tsx'), ['audio', 'voice']);

const TakenOverBar = lazyPart(() => import('../../features/audio/views/TakenOverBar.tsx'), ['audio']);

/** As `selectIsAside`, whose feature no other page loads for it. */
const isAside = ({ place, shown }: RoomRoot['room']) => place.kind === 'in' && shown !== place.group_id;

/**
 * The voice part of the state is taken in late: a place that is entered right after the start may come before it. A room that is being
 * entered has no dock yet: its page brings one.
 */
const selectHasDock = (state: AudioRoot & Partial<RoomRoot & VoiceRoot>): boolean =>
  Boolean(state.voice && (state.audio.place || (state.room && isAside(state.room)) || selectInterrupted(state)));

/** Says on every screen where the viewer's voice is, and works it. */
export function VoiceDock({ isInPane }: DockProps) {
  const hasDock = useSelector(selectHasDock);
  const isTakenOver = useSelector(selectIsMobileLogin);
  if (hasDock) return <Dock isInPane={isInPane} />;
  return isTakenOver ? <TakenOverBar /> : null;
}
