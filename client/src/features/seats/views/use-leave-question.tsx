import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { selectSeatFacts } from '../index.ts';

const LeaveQuestion = lazyPart(() => import('./LeaveQuestion.tsx'), ['roomMenu']);

/** Leaves the room at once, or asks first where the viewer would lose a seat. */
export function useLeaveQuestion(leave: () => void): { readonly onLeave: () => void; readonly question: ReactNode } {
  const { mic_number } = useSelector(selectSeatFacts);
  const [isAsked, setAsked] = useState(false);
  /** The question did not load: the way out must not wait for it. */
  const [isMissing, setMissing] = useState(false);
  return {
    onLeave: () => (mic_number === null || isMissing ? leave() : setAsked(true)),
    question: isAsked && mic_number !== null && (
      <LeaveQuestion
        isHost={mic_number === 0}
        onGivenUp={() => {
          setAsked(false);
          setMissing(true);
        }}
        onStay={() => setAsked(false)}
        onLeave={() => {
          setAsked(false);
          leave();
        }}
      />
    ),
  };
}
