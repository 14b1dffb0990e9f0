import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { selectSeatFacts } from '../index.ts';

const LeaveQuestion = lazyPart(() => import('./LeaveQuestion.tsx'));

/** Leaves the room at once, or asks first where the viewer would lose a seat. */
export function useLeaveQuestion(leave: () => void): { readonly onLeave: () => void; readonly question: ReactNode } {
  const { mic_number } = useSelector(selectSeatFacts);
  const [isAsked, setAsked] = useState(false);
  return {
    onLeave: () => (mic_number === null ? leave() : setAsked(true)),
    question: isAsked && (
      <LeaveQuestion
        isHost={mic_number === 0}
        onStay={() => setAsked(false)}
        onLeave={() => {
          setAsked(false);
          leave();
        }}
      />
    ),
  };
}
