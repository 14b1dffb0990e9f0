import { useEffect } from 'react';

/** Stands in for effects whose code did not load: they end at once, so that their lanes go on. */
export function Unshown({ onEnd }: { readonly onEnd: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onEnd);
    return () => clearTimeout(timer);
  });
  return null;
}
