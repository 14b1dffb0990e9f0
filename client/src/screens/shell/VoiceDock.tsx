import { useSelector } from 'react-redux';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import { selectHasVoice, selectInterrupted, selectIsMobileLogin, type VoiceRoot } from '../../features/audio/index.ts';
import type { DockProps } from './Dock.tsx';

const Dock = lazyPart(() => import('./Dock.tsx'), ['audio', 'voice']);

const TakenOverBar = lazyPart(() => import('../../features/audio/views/TakenOverBar.tsx'), ['audio']);

/** Says on every screen where the viewer's voice is, and works it. */
export function VoiceDock({ isInPane }: DockProps) {
  // A voice place that is entered right after the start may come before the part that carries its sound.
  const isThere = useSelector(({ voice }: Partial<VoiceRoot>) => voice !== undefined);
  const hasPlace = useSelector(selectHasVoice);
  const isInterrupted = useSelector(selectInterrupted) !== null;
  const hasVoice = (hasPlace || isInterrupted) && isThere;
  const isTakenOver = useSelector(selectIsMobileLogin);
  if (hasVoice) return <Dock isInPane={isInPane} />;
  return isTakenOver ? <TakenOverBar /> : null;
}
