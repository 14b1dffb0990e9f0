import { mayInRoom } from '@miczero/contracts';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { selectHindrances, selectStanding } from '../../room/views/room-page.selectors.ts';
import type { SeatsRoot } from '../index.ts';

const SeatQuestions = lazyPart(() => import('./SeatQuestions.tsx'), ['roomMenu']);

/** What the seats ask the viewer, on every page: consent to a seat that another user gave, and the queue for those who decide. */
export function SeatDialogs() {
  const standing = useSelector(selectStanding);
  const hindrances = useSelector(selectHindrances);
  const { isInvited, isQueueOpen } = useSelector(({ seats }: SeatsRoot) => seats);
  const isQueueShown = isQueueOpen && standing !== null && mayInRoom('manage-seats', standing, hindrances);
  return (isQueueShown || isInvited) && <SeatQuestions {...{ isQueueShown, isInvited }} />;
}
