import { ApplicationQueue } from './ApplicationQueue.tsx';
import { SeatConsent } from './SeatConsent.tsx';

export interface SeatQuestionsProps {
  readonly isQueueShown: boolean;
  readonly isInvited: boolean;
}

/** One bundle for both: each late part costs bytes of every room. */
export default function SeatQuestions({ isQueueShown, isInvited }: SeatQuestionsProps) {
  return (
    <>
      {isQueueShown && <ApplicationQueue />}
      {isInvited && <SeatConsent />}
    </>
  );
}
