import { useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { selectHasVoice } from '../index.ts';

const DockPanel = lazyPart(() => import('./DockPanel.tsx'), ['audio', 'voice']);

/** Says on every screen where the viewer's voice is, and works it. */
export function VoiceDock() {
  return useSelector(selectHasVoice) ? <DockPanel /> : null;
}
