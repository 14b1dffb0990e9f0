import type { ReactNode } from 'react';
import type { LateName } from '../../lib/late-parts.ts';
import { PartFailed } from './PartFailed.tsx';
import { usePart } from './use-part.ts';

export interface WithPartProps {
  readonly part: LateName;
  /** Shown until the part is taken in. */
  readonly standIn?: ReactNode;
  /** Called when the user closes what did not load. */
  readonly onGivenUp: () => void;
  readonly children: ReactNode;
}

/** Draws its children as soon as a part of the client is taken in. A part that does not load says so and offers a retry. */
export function WithPart({ part, standIn, onGivenUp, children }: WithPartProps): ReactNode {
  const { view, retry } = usePart(part);
  if (view === 'ready') return children;
  return (
    <>
      {standIn}
      {view !== 'loading' && <PartFailed why={view} onRetry={retry} onClose={onGivenUp} />}
    </>
  );
}
