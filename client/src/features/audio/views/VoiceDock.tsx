import { useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { selectHasVoice, selectIsMobileLogin } from '../index.ts';

const DockPanel = lazyPart(() => import('./DockPanel.tsx'), ['audio', 'voice']);

const TakenOverBar = lazyPart(() => import('./TakenOverBar.tsx'), ['audio']);

/** Says on every screen where the viewer's voice is, and works it. */
export function VoiceDock() {
  const hasVoice = useSelector(selectHasVoice);
  const isTakenOver = useSelector(selectIsMobileLogin);
  if (hasVoice) return <DockPanel />;
  return isTakenOver ? <TakenOverBar /> : null;
}
