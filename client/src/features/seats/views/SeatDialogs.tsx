import { mayInRoom } from '@miczero/contracts';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { selectHindrances, selectStanding } from '../../room/views/room-page.selectors.ts';
import { type SeatsRoot, seatsActions } from '../index.ts';

const ApplicationQueue = lazyPart(() => import('./ApplicationQueue.tsx'), ['roomMenu']);
const SeatConsent = lazyPart(() => import('./SeatConsent.tsx'));

/** What the seats ask the viewer, on every page: consent to a seat that another user gave, and the queue for those who decide. */
export function SeatDialogs() {
  const dispatch = useDispatch();
  const standing = useSelector(selectStanding);
  const hindrances = useSelector(selectHindrances);
  const { isInvited, isQueueOpen } = useSelector(({ seats }: SeatsRoot) => seats);
  const mayManage = standing !== null && mayInRoom('manage-seats', standing, hindrances);
  return (
    <>
      {mayManage && isQueueOpen && (
        <ApplicationQueue onClose={() => dispatch(seatsActions.queueMoved({ isOpen: false }))} />
      )}
      {isInvited && <SeatConsent />}
    </>
  );
}
