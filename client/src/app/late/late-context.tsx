import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { LateName, LateParts } from './late-parts.ts';

const LateContext = createContext<LateParts | null>(null);
export const LatePartsProvider = LateContext.Provider;

export function useLateParts(): LateParts {
  const late = useContext(LateContext);
  if (!late) throw new Error('LatePartsProvider is missing');
  return late;
}

interface WithPartProps {
  readonly part: LateName;
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

/** Draws its children as soon as a part of the client is taken in. */
export function WithPart({ part, onFailed, children }: WithPartProps) {
  const late = useLateParts();
  const [isTaken, setTaken] = useState(() => late.isTaken(part));
  useEffect(() => {
    if (isTaken) return undefined;
    let isGone = false;
    late.take(part).then(
      () => !isGone && setTaken(true),
      () => !isGone && onFailed(),
    );
    return () => {
      isGone = true;
    };
  }, [late, part, isTaken, onFailed]);
  return isTaken ? children : null;
}
