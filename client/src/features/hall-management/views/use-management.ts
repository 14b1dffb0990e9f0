import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { partWanted } from '../../../lib/part-wanted.ts';
import type { ManagementRoot } from '../management.slice.ts';

/** Whether what manages the open hall is there. It is a late part, which a menu asks for; `ask` does so again. */
export function useManagement(): { readonly isThere: boolean; readonly ask: () => void } {
  const dispatch = useDispatch();
  const isThere = useSelector(({ hallManagement }: Partial<ManagementRoot>) => hallManagement !== undefined);
  const ask = useCallback(() => void dispatch(partWanted('hallManagement')), [dispatch]);
  useEffect(() => {
    if (!isThere) ask();
  }, [isThere, ask]);
  return { isThere, ask };
}
