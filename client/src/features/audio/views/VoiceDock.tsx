import { useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { selectHasVoice, selectInterrupted, selectIsMobileLogin } from '../index.ts';
import type { VoiceRoot } from '../voice.state.ts';
import type { DockPanelProps } from './DockPanel.tsx';

const DockPanel = lazyPart(() => import('./DockPanel.tsx'), ['audio', 'voice']);

const TakenOverBar = lazyPart(() => import('./TakenOverBar.tsx'), ['audio']);

/** Says on every screen where the viewer's voice is, and works it. */
export function VoiceDock({ isInPane }: DockPanelProps) {
  // A voice place that is entered right after the start may come before the part that carries its sound.
  const isThere = useSelector(({ voice }: Partial<VoiceRoot>) => voice !== undefined);
  const hasPlace = useSelector(selectHasVoice);
  const isInterrupted = useSelector(selectInterrupted) !== null;
  const hasVoice = (hasPlace || isInterrupted) && isThere;
  const isTakenOver = useSelector(selectIsMobileLogin);
  if (hasVoice) return <DockPanel isInPane={isInPane} />;
  return isTakenOver ? <TakenOverBar /> : null;
}
