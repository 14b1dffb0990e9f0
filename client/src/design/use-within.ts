import { useEffect, useState } from 'react';

/** Whether less than `ms` milliseconds have passed since a moment; the view draws again when they have. */
export function useWithin(since: number, ms: number): boolean {
  const [isWithin, setWithin] = useState(() => Date.now() - since < ms);
  useEffect(() => {
    const left = since + ms - Date.now();
    setWithin(left > 0);
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setWithin(false), left);
    return () => clearTimeout(timer);
  }, [since, ms]);
  return isWithin;
}
