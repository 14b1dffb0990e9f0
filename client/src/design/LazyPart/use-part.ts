import { useMemo } from 'react';
import type { LateName } from '../../lib/late-parts.ts';
import { useLateCode } from './late-code.ts';

/** Takes a part of the client in while the view that needs it is on the page, and tells how far it is. */
export function usePart(part: LateName): ReturnType<typeof useLateCode> {
  const code = useMemo<Parameters<typeof useLateCode>[0]>(
    () => ({ isThere: ({ late }) => late.isTaken(part), load: ({ late }) => late.take(part) }),
    [part],
  );
  return useLateCode(code);
}
