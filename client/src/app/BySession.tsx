import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { SkeletonRows } from '../design/Skeleton/Skeleton.tsx';
import { selectPhase } from '../features/session/index.ts';

export interface BySessionProps {
  readonly signedIn: ReactNode;
  readonly signedOut: ReactNode;
}

/** One route with two screens. Neither shows before it is known whether a stored session continues. */
export function BySession({ signedIn, signedOut }: BySessionProps) {
  const phase = useSelector(selectPhase);
  if (phase === 'signedIn') return signedIn;
  if (phase !== 'starting') return signedOut;
  return <SkeletonRows rows={6} avatar={40} />;
}
