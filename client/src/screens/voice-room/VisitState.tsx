import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import { Spinner } from '../../design/Spinner/Spinner.tsx';
import { selectVisit } from '../../features/room/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { VisitOutsideProps } from './VisitOutside.tsx';
import styles from './VoiceRoomScreen.module.css';

const VisitOutside = lazyPart(() => import('./VisitOutside.tsx'), ['roomMenu']);

/** Where the visit stands: on the way in, or outside. */
export function VisitState({ onEnter }: VisitOutsideProps) {
  const { t } = useTranslation();
  const { place, lockPrompt, error } = useSelector(selectVisit);
  const [hasBegun, setBegun] = useState(false);
  // After the join was asked for (use-visit.ts): until then the viewer is on the way in, and no bundle is needed.
  useEffect(() => setBegun(true), []);
  if (hasBegun && (place === 'out' || lockPrompt !== null || error)) return <VisitOutside onEnter={onEnter} />;
  // On the way in, or the bundle of the room is.
  return (
    <p className={styles['state']} role="status">
      <Spinner />
      {t('room.connecting')}
    </p>
  );
}
